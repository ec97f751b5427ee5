package org.wattladder.reporter.compare;

import java.util.List;

/**
 * Variance of the logarithm of a figure by what it is shared with, so that means do not make it too small.
 *
 * @param run the same for all figures of a run
 * @param worklet the same for all levels of a worklet
 * @param interval of the one interval
 */
record Noise(double run, double worklet, double interval) {
    static final Noise NONE = new Noise(0, 0, 0);

    Noise plus(Noise other) {
        return new Noise(run + other.run, worklet + other.worklet, interval + other.interval);
    }

    double total() {
        return run + worklet + interval;
    }

    /** Of the geometric mean of the levels of one worklet. */
    static Noise overLevels(List<Noise> levels) {
        double share = 1.0 / levels.size();
        Noise sum = NONE;
        for (Noise level : levels) {
            sum = sum.plus(new Noise(share * level.run, share * level.worklet, share * share * level.interval));
        }
        return sum;
    }

    /** Of the weighted geometric mean of worklets, or of groups of them; weights add up to 1. */
    static Noise overWorklets(List<Noise> worklets, List<Double> weights) {
        Noise sum = NONE;
        for (int place = 0; place < worklets.size(); place++) {
            Noise worklet = worklets.get(place);
            double share = weights.get(place);
            sum = sum.plus(
                    new Noise(share * worklet.run, share * share * worklet.worklet, share * share * worklet.interval));
        }
        return sum;
    }
}
