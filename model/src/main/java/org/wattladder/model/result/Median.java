package org.wattladder.model.result;

import java.util.List;
import java.util.OptionalDouble;

/** The middle of some values, or the mean of the two in the middle. */
final class Median {
    private Median() {}

    /** Empty without values. */
    static OptionalDouble of(List<Double> values) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return sorted.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of((sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2);
    }
}
