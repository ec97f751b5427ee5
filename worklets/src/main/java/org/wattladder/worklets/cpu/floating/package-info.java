/** Kernels that stress floating-point units, each with known outputs; in the client JVM. */
package org.wattladder.worklets.cpu.floating;
