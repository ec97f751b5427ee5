package org.wattladder.model.plan;

/**
 * One load level of a reference machine.
 *
 * @param loadPercent share of the calibrated rate; of iterations the share of the data
 * @param performancePerWatt in the unit of the worklet for each watt, of system {@code cpu-ratios} not divided by watts, above 0; the mean over the runs it was made of
 */
public record ReferenceLevel(double loadPercent, double performancePerWatt) {}
