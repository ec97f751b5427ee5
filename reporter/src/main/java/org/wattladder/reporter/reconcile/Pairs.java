package org.wattladder.reporter.reconcile;

import java.util.Arrays;

/** The two meters at the same moments, one of them shifted; the denser series is interpolated at the times of the other. */
final class Pairs {
    private final double[] reference;
    private final double[] other;

    private Pairs(double[] reference, double[] other) {
        this.reference = reference;
        this.other = other;
    }

    /**
     * Pairs for a supposed relation.
     *
     * @param lagSeconds by which the other shows later what the reference shows
     * @param widthSeconds over which the other averages; 0 for none
     */
    static Pairs of(Series reference, MovingMean mean, Series other, double lagSeconds, double widthSeconds) {
        boolean otherDenser = widthSeconds == 0 && other.intervalSeconds() < reference.intervalSeconds() * 0.75;
        Series sparse = otherDenser ? reference : other;
        double[] x = new double[sparse.size()];
        double[] y = new double[sparse.size()];
        int count = 0;
        for (int index = 0; index < sparse.size(); index++) {
            double moment = sparse.seconds(index);
            double dense = otherDenser ? other.at(moment + lagSeconds) : mean.at(moment - lagSeconds, widthSeconds);
            if (!Double.isNaN(dense)) {
                x[count] = otherDenser ? sparse.watts(index) : dense;
                y[count++] = otherDenser ? dense : sparse.watts(index);
            }
        }
        return new Pairs(Arrays.copyOf(x, count), Arrays.copyOf(y, count));
    }

    int size() {
        return reference.length;
    }

    double reference(int index) {
        return reference[index];
    }

    double other(int index) {
        return other[index];
    }
}
