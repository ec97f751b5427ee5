package org.wattladder.model.result;

import java.util.ArrayList;
import java.util.List;

/**
 * How far readings of a window lie apart; each in watts, and 0 where they do not.
 *
 * @param smallest between two values that differ, which is the resolution of a coarse meter
 * @param typical median from one reading to the next, outside of the longest stretch of equal ones
 * @param largest from one reading to the next
 * @param jitter standard deviation of the noise that is not a trend, outside of that stretch
 * @param equal how many readings equal the one before, the longest stretch counted too
 */
public record ReadingSteps(double smallest, double typical, double largest, double jitter, int equal) {
    /** A second difference of independent readings has the variance 6, and half of a normal distribution lies within 0.6745. */
    private static final double MEDIAN_OF_SECOND_DIFFERENCES = 0.6745 * Math.sqrt(6);

    /** Values nearer than this are one: the wire has six decimals. */
    private static final double SAME_WATTS = 1.5e-6;

    static ReadingSteps of(List<Double> values, int longestFlat) {
        List<Double> steps = new ArrayList<>();
        List<Double> bends = new ArrayList<>();
        for (int place = 1; place < values.size(); place++) {
            steps.add(Math.abs(values.get(place) - values.get(place - 1)));
            if (place > 1) {
                bends.add(Math.abs(values.get(place) - 2 * values.get(place - 1) + values.get(place - 2)));
            }
        }
        int equal = (int) steps.stream().filter(step -> step == 0).count();
        return new ReadingSteps(
                smallest(values),
                Median.of(outside(steps, longestFlat - 1)).orElse(0),
                steps.stream().mapToDouble(Double::doubleValue).max().orElse(0),
                Median.of(outside(bends, longestFlat - 2)).orElse(0) / MEDIAN_OF_SECOND_DIFFERENCES,
                equal);
    }

    /** Without the zeros of the longest stretch of equal readings. */
    private static List<Double> outside(List<Double> differences, int zeros) {
        return differences.stream().sorted().skip(Math.max(0, zeros)).toList();
    }

    private static double smallest(List<Double> values) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        double smallest = 0;
        for (int place = 1; place < sorted.length; place++) {
            double apart = sorted[place] - sorted[place - 1];
            if (apart > SAME_WATTS && (smallest == 0 || apart < smallest)) {
                smallest = apart;
            }
        }
        return smallest;
    }
}
