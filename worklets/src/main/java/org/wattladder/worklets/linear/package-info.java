/** Dense systems of linear equations; in the client JVM. */
package org.wattladder.worklets.linear;
