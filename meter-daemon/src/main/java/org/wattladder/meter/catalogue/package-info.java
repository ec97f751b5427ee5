/** The list of sources, and the choice among them; main thread of the meter daemon. */
package org.wattladder.meter.catalogue;
