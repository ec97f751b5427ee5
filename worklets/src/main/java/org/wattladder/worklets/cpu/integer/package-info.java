/** Kernels that stress integer units, branches and caches, each with known outputs; in the client JVM. */
package org.wattladder.worklets.cpu.integer;
