/** Samples of meters as a run directory holds them, ready to be drawn; {@code verify} reads them apart from this. */
package org.wattladder.reporter.samples;
