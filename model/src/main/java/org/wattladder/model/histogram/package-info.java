/** Latency histograms as they cross the wire and stand in files. */
package org.wattladder.model.histogram;
