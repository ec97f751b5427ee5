/** A log of samples played once more, for trials and for regenerating what was measured; never taken by {@code auto}. */
package org.wattladder.meter.source.replay;
