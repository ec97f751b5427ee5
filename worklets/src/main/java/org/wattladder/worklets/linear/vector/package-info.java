/** What needs the module {@code jdk.incubator.vector}; loaded in a client JVM that was started with it. */
package org.wattladder.worklets.linear.vector;
