package org.wattladder.reporter.compare;

import java.util.List;
import org.apache.commons.math3.distribution.ChiSquaredDistribution;
import org.apache.commons.math3.stat.StatUtils;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;

/**
 * One figure over the runs of a side.
 *
 * @param mean geometric
 * @param variance of the logarithm of the mean, without the meter
 * @param degrees of freedom of the variance; infinite when it is assumed
 * @param meter relative standard uncertainty; absent when a meter states none
 */
record Pooled(double mean, double variance, double degrees, Measurement meter) {
    /** From this number on, runs speak for themselves. */
    static final int ENOUGH_RUNS = 4;

    /** How many degrees of freedom the assumed variance is worth beside those of a few runs. */
    private static final double WORTH_OF_ASSUMED = 20;

    private static final double SURELY_MORE = 0.95;

    /** Pools estimates, at least one, all usable. */
    static Pooled of(List<Estimate> runs) {
        double[] logarithms = runs.stream()
                .mapToDouble(each -> Math.log(each.value().asOptional().orElseThrow()))
                .toArray();
        double assumed = runs.stream()
                .mapToDouble(each -> each.noise().total())
                .average()
                .orElseThrow();
        Measurement meter = runs.stream()
                .map(Estimate::meter)
                .reduce((one, other) -> Absence.combine(one, other, Math::max))
                .orElseThrow();
        double mean = Math.exp(StatUtils.mean(logarithms));
        int count = logarithms.length;
        if (count == 1) {
            return new Pooled(mean, assumed, Double.POSITIVE_INFINITY, meter);
        }
        int degrees = count - 1;
        double seen = StatUtils.variance(logarithms);
        if (count >= ENOUGH_RUNS || exceeds(seen, assumed, degrees)) {
            return new Pooled(mean, seen / count, degrees, meter);
        }
        double both = (WORTH_OF_ASSUMED * assumed + degrees * seen) / (WORTH_OF_ASSUMED + degrees);
        return new Pooled(mean, both / count, WORTH_OF_ASSUMED + degrees, meter);
    }

    /** Whether few runs surely vary more than was assumed. */
    private static boolean exceeds(double seen, double assumed, int degrees) {
        if (assumed == 0) {
            return true;
        }
        double limit = new ChiSquaredDistribution(null, degrees).inverseCumulativeProbability(SURELY_MORE);
        return degrees * seen / assumed > limit;
    }
}
