package org.wattladder.reporter.series;

/**
 * One load level of one worklet over the runs of a series.
 *
 * @param worklet its name
 * @param loadPercent share of the calibrated rate, or of the data
 * @param performance in the unit of the worklet
 * @param watts average
 * @param perWatt performance per watt
 */
public record RepeatedLevel(
        String worklet, double loadPercent, Repeated performance, Repeated watts, Repeated perWatt) {}
