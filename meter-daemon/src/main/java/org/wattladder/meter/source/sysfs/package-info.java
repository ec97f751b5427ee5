/** Files of the kernel and counters of energy, for the sources that read them; meter daemon. */
package org.wattladder.meter.source.sysfs;
