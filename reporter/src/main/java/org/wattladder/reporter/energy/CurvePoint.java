package org.wattladder.reporter.energy;

/**
 * A measured point of a power curve and what the fit says of it.
 *
 * @param loadPercent actual load, in percent of the calibrated rate; 0 for idle
 * @param averageWatts measured
 * @param residualWatts measured minus fitted
 */
public record CurvePoint(double loadPercent, double averageWatts, double residualWatts) {}
