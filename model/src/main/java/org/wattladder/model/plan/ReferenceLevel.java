package org.wattladder.model.plan;

/**
 * One load level of a reference machine.
 *
 * @param loadPercent share of the calibrated rate; of iterations the share of the data
 * @param performancePerWatt in the unit of the worklet for each watt, of system {@code cpu-ratios} not divided by watts, above 0; the mean over the runs it was made of
 */
public record ReferenceLevel(double loadPercent, double performancePerWatt) {
    public ReferenceLevel {
        if (!(loadPercent > 0) || !(performancePerWatt > 0) || Double.isInfinite(loadPercent + performancePerWatt)) {
            throw new IllegalArgumentException("a level of a reference has a load and a performance above 0, not "
                    + loadPercent + " % and " + performancePerWatt);
        }
    }
}
