package org.wattladder.reporter.compare;

import org.apache.commons.math3.stat.StatUtils;

/** How far the mean of samples that depend on each other is off. */
final class SampleMean {
    /** Fewer samples cannot tell how they depend on each other. */
    static final int FEWEST = 20;

    private static final int LONGEST_LAG_SHARE = 4;

    private SampleMean() {}

    /**
     * Variance of the mean: that of independent samples times 1 + 2 x the autocorrelations up to the first pair of lags whose
     * sum is not positive (Geyer's initial positive sequence), and never less than that of independent samples.
     *
     * @param samples equally spaced, at least {@link #FEWEST}
     */
    static double variance(double[] samples) {
        double mean = StatUtils.mean(samples);
        double none = covariance(samples, mean, 0);
        if (none == 0) {
            return 0;
        }
        double inflation = -1;
        for (int lag = 0; lag + 1 <= samples.length / LONGEST_LAG_SHARE; lag += 2) {
            double pair = (covariance(samples, mean, lag) + covariance(samples, mean, lag + 1)) / none;
            if (pair <= 0) {
                break;
            }
            inflation += 2 * pair;
        }
        double inflated = Math.max(1, inflation);
        // What the mean takes away from the spread of dependent samples.
        double corrected = none / Math.max(0.5, 1 - inflated / samples.length);
        return corrected * inflated / samples.length;
    }

    private static double covariance(double[] samples, double mean, int lag) {
        double sum = 0;
        for (int place = 0; place + lag < samples.length; place++) {
            sum += (samples[place] - mean) * (samples[place + lag] - mean);
        }
        return sum / samples.length;
    }
}
