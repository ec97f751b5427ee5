package org.wattladder.reporter.compare;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.RealDistribution;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * The logarithm of B by A with its standard error.
 *
 * @param logRatio 0 when both are the same
 * @param standardError at least 0
 * @param degrees of freedom of the standard error, by Welch and Satterthwaite; may be infinite
 */
record Contrast(double logRatio, double standardError, double degrees) {
    private static final double UPPER_TAIL = 0.975;

    /** From here on Student's distribution is the normal one. */
    private static final double MANY_DEGREES = 1e4;

    /** Of two sides; other meters add what they may be off, the same meter cancels. */
    static Contrast of(Pooled before, Pooled after, boolean sameMeters) {
        double meters = sameMeters ? 0 : square(before.meter()) + square(after.meter());
        double variance = before.variance() + after.variance() + meters;
        double loss = loss(before) + loss(after);
        return new Contrast(
                Math.log(after.mean() / before.mean()),
                Math.sqrt(variance),
                loss == 0 ? Double.POSITIVE_INFINITY : variance * variance / loss);
    }

    private static double square(org.wattladder.model.result.Measurement meter) {
        double uncertainty = meter.asOptional().orElse(0);
        return uncertainty * uncertainty;
    }

    private static double loss(Pooled side) {
        return Double.isInfinite(side.degrees()) ? 0 : side.variance() * side.variance() / side.degrees();
    }

    /** Probability of a difference like this one, or larger, when there is none. */
    double probability() {
        if (standardError == 0) {
            return logRatio == 0 ? 1 : 0;
        }
        return Math.min(1, 2 * distribution().cumulativeProbability(-Math.abs(logRatio / standardError)));
    }

    double percent() {
        return 100 * Math.expm1(logRatio);
    }

    double lowPercent() {
        return 100 * Math.expm1(logRatio - halfWidth());
    }

    double highPercent() {
        return 100 * Math.expm1(logRatio + halfWidth());
    }

    private double halfWidth() {
        return standardError == 0 ? 0 : standardError * distribution().inverseCumulativeProbability(UPPER_TAIL);
    }

    private RealDistribution distribution() {
        return degrees > MANY_DEGREES ? new NormalDistribution(null, 0, 1) : new TDistribution(null, degrees);
    }
}
