/** Worklets that stress memory, its bandwidth and its size; seen by the client JVM only. */
package org.wattladder.worklets.memory;
