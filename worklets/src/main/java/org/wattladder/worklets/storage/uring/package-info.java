/**
 * Reads and writes of blocks with many in flight from one thread: through io_uring where the kernel has it, else through
 * a pool of blocking threads; runs in the client JVM. See docs/adr/0015.
 */
package org.wattladder.worklets.storage.uring;
