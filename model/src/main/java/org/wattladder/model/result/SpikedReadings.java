package org.wattladder.model.result;

import java.util.ArrayList;
import java.util.List;

/**
 * Readings of a window that lie far from the others: by 5 % of their level, and by 6 standard deviations that follow from
 * the median. Where the values fall apart into two groups, the larger group counts as the others.
 *
 * @param single those between two that are not far, as a meter that miscounts gives them; a load changes for longer. Two in a
 *     row count when they are off by half
 * @param far all of them
 * @param farthestPercent by how much the farthest single one differs from the level; 0 without one
 * @param meanPercent by how much the mean is larger for the single ones and those at the edges; 0 without a single one
 */
public record SpikedReadings(int single, int far, double farthestPercent, double meanPercent) {
    private static final double LEAST_SHARE = 0.05;
    private static final double DEVIATIONS = 6;
    /** Two in a row are single ones, too, when they are so far off. */
    private static final double PAIR_SHARE = 0.5;

    /** A standard deviation is so many median deviations of a normal distribution. */
    private static final double OF_MEDIAN_DEVIATION = 1.4826;

    static SpikedReadings of(List<Double> values) {
        List<Double> near = largerGroup(values);
        double level = Median.of(near).orElseThrow();
        double deviation = OF_MEDIAN_DEVIATION
                * Median.of(near.stream().map(value -> Math.abs(value - level)).toList())
                        .orElseThrow();
        double limit = Math.max(LEAST_SHARE * Math.abs(level), DEVIATIONS * deviation);
        List<Double> kept = new ArrayList<>();
        int single = 0;
        int far = 0;
        double farthest = 0;
        for (int place = 0; place < values.size(); ) {
            int end = place;
            double nearest = Double.POSITIVE_INFINITY;
            double most = 0;
            while (end < values.size() && Math.abs(values.get(end) - level) > limit) {
                nearest = Math.min(nearest, Math.abs(values.get(end) - level));
                most = Math.max(most, Math.abs(values.get(end) - level));
                end++;
            }
            int row = end - place;
            far += row;
            if (row == 0) {
                kept.add(values.get(end));
                end++;
            } else if (row > 2 || row == 2 && nearest < PAIR_SHARE * level) {
                kept.addAll(values.subList(place, end));
            } else if (place > 0 && end < values.size()) {
                single += row;
                farthest = Math.max(farthest, most);
            }
            place = end;
        }
        return single == 0 || level <= 0
                ? new SpikedReadings(0, far, 0, 0)
                : new SpikedReadings(single, far, 100 * farthest / level, 100 * (mean(values) / mean(kept) - 1));
    }

    /** All, unless the widest gap between two values is wider than all of the larger group. */
    private static List<Double> largerGroup(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        int split = 1;
        for (int place = 2; place < sorted.size(); place++) {
            split = gap(sorted, place) > gap(sorted, split) ? place : split;
        }
        List<Double> lower = sorted.subList(0, split);
        List<Double> upper = sorted.subList(split, sorted.size());
        List<Double> larger = lower.size() >= upper.size() ? lower : upper;
        double width = larger.get(larger.size() - 1) - larger.get(0);
        return gap(sorted, split) > width ? larger : sorted;
    }

    private static double gap(List<Double> sorted, int place) {
        return sorted.get(place) - sorted.get(place - 1);
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }
}
