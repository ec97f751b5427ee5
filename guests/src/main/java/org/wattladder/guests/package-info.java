/** Consolidation: guests of QEMU under load while they are moved; in client JVMs and in the component that runs the guests. */
package org.wattladder.guests;
