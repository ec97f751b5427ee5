package org.wattladder.reporter.reconcile;

import java.util.Arrays;

/**
 * Valid samples of one meter over time, with the gaps between measurements.
 *
 * <p>Between neighbours closer than two and a half sampling intervals the power is interpolated; in a gap it is unknown.
 */
public final class Series {
    private static final double GAP_INTERVALS = 2.5;

    private final String name;
    private final double[] seconds;
    private final double[] watts;
    private final double intervalSeconds;

    /**
     * A series.
     *
     * @param name of the meter
     * @param seconds when each sample was taken, from any origin that both series share, strictly rising
     * @param watts the samples
     */
    public Series(String name, double[] seconds, double[] watts) {
        if (seconds.length != watts.length) {
            throw new IllegalArgumentException("as many times as watts are needed");
        }
        this.name = name;
        this.seconds = seconds.clone();
        this.watts = watts.clone();
        this.intervalSeconds = median(this.seconds);
    }

    private static double median(double[] seconds) {
        if (seconds.length < 2) {
            return 1;
        }
        double[] steps = new double[seconds.length - 1];
        for (int index = 0; index < steps.length; index++) {
            steps[index] = seconds[index + 1] - seconds[index];
            if (!(steps[index] > 0)) {
                throw new IllegalArgumentException("times must rise");
            }
        }
        Arrays.sort(steps);
        return steps[steps.length / 2];
    }

    /** Name of the meter. */
    public String name() {
        return name;
    }

    /** Number of samples. */
    public int size() {
        return watts.length;
    }

    /** The usual time between two samples. */
    public double intervalSeconds() {
        return intervalSeconds;
    }

    double seconds(int index) {
        return seconds[index];
    }

    double watts(int index) {
        return watts[index];
    }

    double lengthSeconds() {
        return seconds.length == 0 ? 0 : seconds[seconds.length - 1] - seconds[0];
    }

    /** How far apart the lowest and the highest twentieth of the samples are. */
    double spanWatts() {
        if (watts.length == 0) {
            return 0;
        }
        double[] sorted = watts.clone();
        Arrays.sort(sorted);
        int edge = sorted.length / 20;
        return sorted[sorted.length - 1 - edge] - sorted[edge];
    }

    /** Typical change from one sample to the next. */
    double noiseWatts() {
        double[] steps = new double[Math.max(1, watts.length - 1)];
        for (int index = 0; index + 1 < watts.length; index++) {
            steps[index] = Math.abs(watts[index + 1] - watts[index]);
        }
        Arrays.sort(steps);
        return steps[steps.length / 2];
    }

    /** Watts at a moment; NaN outside of the series and in its gaps. */
    double at(double moment) {
        int right = Arrays.binarySearch(seconds, moment);
        if (right >= 0) {
            return watts[right];
        }
        right = -right - 1;
        if (right == 0 || right == seconds.length || isGap(right)) {
            return Double.NaN;
        }
        double share = (moment - seconds[right - 1]) / (seconds[right] - seconds[right - 1]);
        return watts[right - 1] + share * (watts[right] - watts[right - 1]);
    }

    /** Whether the power between this sample and the one before it is unknown. */
    boolean isGap(int index) {
        return seconds[index] - seconds[index - 1] > GAP_INTERVALS * intervalSeconds;
    }
}
