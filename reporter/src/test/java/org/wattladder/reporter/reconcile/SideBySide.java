package org.wattladder.reporter.reconcile;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;

/** A quick ladder seen by two meters, which sample around its intervals only. */
final class SideBySide {
    private static final double[] LEVELS = {1, 1, 1, 0.67, 0.33, 0};
    private static final double PRE_AND_RECORDING_SECONDS = 23;
    private static final double GAP_SECONDS = 5;
    private static final double IDLE_WATTS = 40;
    private static final double FULL_WATTS = 110;

    private final Random random;
    private final double stepSeconds;

    SideBySide(long seed) {
        this(seed, 1);
    }

    SideBySide(long seed, double stepSeconds) {
        this.random = new Random(seed);
        this.stepSeconds = stepSeconds;
    }

    /** Power of the machine: load in each interval, idle in the pauses between. */
    static double truth(double seconds) {
        double period = PRE_AND_RECORDING_SECONDS + GAP_SECONDS;
        int interval = (int) Math.floor(seconds / period);
        boolean loaded = interval >= 0 && interval < LEVELS.length && seconds % period < PRE_AND_RECORDING_SECONDS + 1;
        return IDLE_WATTS + (loaded ? LEVELS[interval] : 0) * (FULL_WATTS - IDLE_WATTS);
    }

    /** Mean of the truth over the seconds before a moment. */
    static double averaged(double seconds, double widthSeconds) {
        double sum = 0;
        int parts = (int) Math.max(20, widthSeconds * 10);
        for (int part = 0; part < parts; part++) {
            sum += truth(seconds - widthSeconds * (part + 0.5) / parts) / parts;
        }
        return sum;
    }

    Series meter(String name, double noiseWatts, DoubleUnaryOperator shown) {
        List<double[]> samples = new ArrayList<>();
        for (int interval = 0; interval < LEVELS.length; interval++) {
            double start = interval * (PRE_AND_RECORDING_SECONDS + GAP_SECONDS) - 0.1;
            double phase = 0.1 + 0.4 * random.nextDouble();
            for (double at = start + phase; at < start + PRE_AND_RECORDING_SECONDS + 1; at += stepSeconds) {
                samples.add(new double[] {
                    at, shown.applyAsDouble(at) + (noiseWatts > 0 ? noiseWatts * random.nextGaussian() : 0)
                });
            }
        }
        return new Series(
                name,
                samples.stream().mapToDouble(sample -> sample[0]).toArray(),
                samples.stream().mapToDouble(sample -> sample[1]).toArray());
    }
}
