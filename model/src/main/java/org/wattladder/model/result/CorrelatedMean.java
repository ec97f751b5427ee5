package org.wattladder.model.result;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.StatUtils;

/**
 * The mean of samples that depend on each other. A window tells how long they depend only roughly, and mostly too little, so that
 * the usual time of the meter counts where it is longer; see docs/scoring.md.
 */
public final class CorrelatedMean {
    /** Assumed until {@link #FEWEST} windows of a meter tell; that of two power analyzers, rounded up. */
    public static final double ASSUMED_SECONDS = 20;

    /** From so many windows on, a meter speaks for itself. */
    public static final int FEWEST = 3;

    private static final double UPPER_QUARTILE = 75;
    private static final double FEWEST_DEGREES = 3;
    private static final double LARGEST_SHARE = 0.75;
    private static final double UPPER_TAIL = 0.975;
    private static final double ALMOST_ALL = 0.999;

    /** So many standard uncertainties on either side hold 95 %. */
    public static final double NORMAL = new NormalDistribution(null, 0, 1).inverseCumulativeProbability(UPPER_TAIL);

    private CorrelatedMean() {}

    /** How long samples of a meter usually depend on each other, from its windows so far: their upper quartile. */
    public static double usualSeconds(double... windows) {
        return windows.length < FEWEST ? ASSUMED_SECONDS : StatUtils.percentile(windows, UPPER_QUARTILE);
    }

    /**
     * Standard uncertainty of the mean, in the unit of the deviation; widened so that 1.96 of it on either side hold 95 %, as
     * Student's distribution says for so few independent samples.
     *
     * @param deviation standard deviation of the samples
     * @param correlationSeconds that tell as much as one independent sample
     * @param seconds of the window
     */
    public static double standardUncertainty(double deviation, double correlationSeconds, double seconds) {
        return standardError(deviation, correlationSeconds, seconds)
                * student(UPPER_TAIL, correlationSeconds, seconds)
                / NORMAL;
    }

    /** So many standard errors a value does not exceed in 999 of 1,000 cases. */
    static double surely(double correlationSeconds, double seconds) {
        return student(ALMOST_ALL, correlationSeconds, seconds);
    }

    private static double student(double share, double correlationSeconds, double seconds) {
        double degrees = Math.max(FEWEST_DEGREES, 1 / share(correlationSeconds, seconds) - 1);
        return new TDistribution(null, degrees).inverseCumulativeProbability(share);
    }

    /** Standard error of the mean likewise, not widened. */
    static double standardError(double deviation, double correlationSeconds, double seconds) {
        double share = share(correlationSeconds, seconds);
        // What the mean takes away from the spread of dependent samples is given back.
        return deviation * Math.sqrt(share / (1 - share));
    }

    private static double share(double correlationSeconds, double seconds) {
        return Math.min(LARGEST_SHARE, correlationSeconds / seconds);
    }
}
