package org.wattladder.reporter.compare;

/**
 * How B differs from A.
 *
 * @param percent of A
 * @param lowPercent lower end of the interval of 95 % of this one figure
 * @param highPercent upper end
 * @param probability of a difference like this one or larger when there is none, two-sided, of this one figure
 * @param adjustedProbability the same among all figures of the comparison, by Holm's method
 * @param verdict on the figure
 */
public record Change(
        double percent,
        double lowPercent,
        double highPercent,
        double probability,
        double adjustedProbability,
        ChangeVerdict verdict) {}
