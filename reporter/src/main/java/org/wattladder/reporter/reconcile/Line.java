package org.wattladder.reporter.reconcile;

import java.util.Arrays;
import org.apache.commons.math3.stat.regression.SimpleRegression;

/**
 * A straight line through pairs, {@code other = gain x reference + offset}.
 *
 * @param gain slope
 * @param offsetWatts value at 0 W
 * @param gainError standard error of the slope
 * @param offsetErrorWatts standard error of the offset
 * @param residualWatts root of the mean squared distance from the line
 * @param explained share of the variance that the line explains, 0 to 1
 * @param pairs number of pairs
 */
record Line(
        double gain,
        double offsetWatts,
        double gainError,
        double offsetErrorWatts,
        double residualWatts,
        double explained,
        int pairs) {
    private static final double OUTLIER_SCALES = 4;
    private static final double SIGMA_OF_MEDIAN = 1.4826;
    private static final int ROUNDS = 5;

    /** Least squares over all pairs. */
    static Line through(Pairs pairs) {
        return through(pairs, new boolean[pairs.size()]);
    }

    private static Line through(Pairs pairs, boolean[] outlier) {
        SimpleRegression regression = new SimpleRegression();
        for (int index = 0; index < pairs.size(); index++) {
            if (!outlier[index]) {
                regression.addData(pairs.reference(index), pairs.other(index));
            }
        }
        return new Line(
                regression.getSlope(),
                regression.getIntercept(),
                regression.getSlopeStdErr(),
                regression.getInterceptStdErr(),
                Math.sqrt(regression.getSumSquaredErrors() / regression.getN()),
                regression.getRSquare(),
                (int) regression.getN());
    }

    /** Least squares without what lies far off, such as samples in the middle of a step. */
    static Line robust(Pairs pairs) {
        boolean[] outlier = new boolean[pairs.size()];
        Line line = through(pairs, outlier);
        for (int round = 0; round < ROUNDS; round++) {
            double[] distances = new double[pairs.size()];
            for (int index = 0; index < distances.length; index++) {
                distances[index] = Math.abs(line.distance(pairs, index));
            }
            double[] sorted = distances.clone();
            Arrays.sort(sorted);
            double limit = OUTLIER_SCALES * SIGMA_OF_MEDIAN * sorted[sorted.length / 2] + 1e-9;
            for (int index = 0; index < distances.length; index++) {
                outlier[index] = distances[index] > limit;
            }
            line = through(pairs, outlier);
        }
        return line;
    }

    private double distance(Pairs pairs, int index) {
        return pairs.other(index) - offsetWatts - gain * pairs.reference(index);
    }
}
