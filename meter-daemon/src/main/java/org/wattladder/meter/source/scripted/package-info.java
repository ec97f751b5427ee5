/** Figures written by hand, for trials and tests; never taken by {@code auto}. */
package org.wattladder.meter.source.scripted;
