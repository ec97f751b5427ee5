package org.wattladder.reporter.compare;

/**
 * What a user may decide of a comparison.
 *
 * @param thresholdPercent differences smaller than this do not count; above 0
 * @param betweenRunsPercent assumed standard deviation of performance, and of watts, from one run to the next, in force where
 *     a side has too few runs to tell; at least 0
 */
public record Terms(double thresholdPercent, double betweenRunsPercent) {
    /** What counts unless told otherwise. */
    public static final double USUAL_THRESHOLD_PERCENT = 2;

    /** What is assumed unless told otherwise. */
    public static final double USUAL_BETWEEN_RUNS_PERCENT = 0.5;

    public Terms {
        if (!(thresholdPercent > 0 && thresholdPercent < 100)) {
            throw new IllegalArgumentException("the threshold must be above 0 % and below 100 %");
        }
        if (!(betweenRunsPercent >= 0 && betweenRunsPercent < 100)) {
            throw new IllegalArgumentException("the variation between runs must be at least 0 % and below 100 %");
        }
    }

    /** The usual terms. */
    public static Terms usual() {
        return new Terms(USUAL_THRESHOLD_PERCENT, USUAL_BETWEEN_RUNS_PERCENT);
    }

    double betweenRunsVariance() {
        return betweenRunsPercent * betweenRunsPercent / 10_000;
    }
}
