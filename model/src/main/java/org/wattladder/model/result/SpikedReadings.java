package org.wattladder.model.result;

import java.util.ArrayList;
import java.util.List;

/**
 * Readings of a window that lie far from the others: by 5 % of their level, and by 6 standard deviations that follow from
 * the median. Where the values fall apart into two groups, the larger group counts as the others.
 *
 * @param single those between two that are not far, as a meter that miscounts gives them; a load changes for longer. Two in a
 *     row count when they are off by half
 * @param atEdges the same at the begin or end of the window, where what is beyond is not seen
 * @param far all of them
 * @param farthestWatts of the single ones, or without one of those at the edges, that which differs most; 0 without any
 * @param farthestPercent by how much it differs from the level; 0 without any
 * @param meanPercent by how much the mean is larger for single ones and those at the edges; 0 without any
 */
public record SpikedReadings(
        int single, int atEdges, int far, double farthestWatts, double farthestPercent, double meanPercent) {
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
        List<Double> single = new ArrayList<>();
        List<Double> atEdges = new ArrayList<>();
        int far = 0;
        int place = 0;
        while (place < values.size()) {
            int end = place;
            while (end < values.size() && Math.abs(values.get(end) - level) > limit) {
                end++;
            }
            List<Double> row = values.subList(place, end);
            far += row.size();
            if (row.isEmpty()) {
                kept.add(values.get(end));
                end++;
            } else if (!isAlone(row, level)) {
                kept.addAll(row);
            } else {
                (place > 0 && end < values.size() ? single : atEdges).addAll(row);
            }
            place = end;
        }
        return level <= 0 || (single.isEmpty() && atEdges.isEmpty())
                ? new SpikedReadings(0, 0, far, 0, 0, 0)
                : of(values, level, kept, single, atEdges, far);
    }

    private static SpikedReadings of(
            List<Double> values, double level, List<Double> kept, List<Double> single, List<Double> atEdges, int far) {
        double farthest = level;
        for (double value : single.isEmpty() ? atEdges : single) {
            farthest = Math.abs(value - level) > Math.abs(farthest - level) ? value : farthest;
        }
        return new SpikedReadings(
                single.size(),
                atEdges.size(),
                far,
                farthest,
                100 * Math.abs(farthest - level) / level,
                100 * (mean(values) / mean(kept) - 1));
    }

    private static boolean isAlone(List<Double> row, double level) {
        return row.size() == 1
                || (row.size() == 2 && row.stream().allMatch(value -> Math.abs(value - level) >= PAIR_SHARE * level));
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
