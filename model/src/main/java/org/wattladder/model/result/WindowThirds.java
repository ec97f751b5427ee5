package org.wattladder.model.result;

import java.util.List;

/**
 * Medians of the readings at the begin of a window and in its thirds, in watts.
 *
 * @param begin of its first three readings
 * @param first of its first third
 * @param middle of what lies between
 * @param last of its last third
 */
public record WindowThirds(double begin, double first, double middle, double last) {
    private static final int BEGIN = 3;

    static WindowThirds of(List<Double> values) {
        int third = Math.max(1, values.size() / 3);
        return new WindowThirds(
                Median.of(values.subList(0, Math.min(BEGIN, values.size()))).orElseThrow(),
                Median.of(values.subList(0, third)).orElseThrow(),
                Median.of(values.subList(third, values.size() - third)).orElseThrow(),
                Median.of(values.subList(values.size() - third, values.size())).orElseThrow());
    }
}
