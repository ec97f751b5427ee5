/** Worklets that stress the processor; they run in the client JVM, everyone else only reads their descriptions. */
package org.wattladder.worklets.cpu;
