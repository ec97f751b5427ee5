package org.wattladder.model.plausible;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Readings that a meter repeats because it froze.
 *
 * @param samples how many
 * @param watts their value
 * @param first place of the window where they begin
 * @param last place of the window where they end
 * @param decides whether a whole window has no other reading, or the load changed meanwhile, so that a mean may be wrong
 */
public record FrozenReadings(int samples, double watts, int first, int last, boolean decides) {
    /** Fewer equal readings are no stretch. */
    public static final int FEWEST = 5;

    private static final double UNLIKELY = 1e-3;
    /** Noise may be so many times smaller where a machine is idle. */
    private static final double QUIETER = 30;

    private static final int FEWEST_PAIRS_NEARBY = 10;
    private static final int FEWEST_CARRIED_OVER = 3;
    /** Two readings with normal noise of n steps are equal with the probability 0.28 / n. */
    private static final double EQUAL_AT_ONE_STEP = 0.28;

    private static final double LEAST_LADDER_STEPS = 5;

    /**
     * Finds what no meter repeats by chance. Chance is judged by the meter itself: by how many of its other readings equal the
     * one before, and by its noise there in steps of its resolution. A coarse meter may repeat itself for long, but not from
     * one load to another while its ladder has steps of several times its resolution.
     *
     * @param windows of one channel, in the order of time
     */
    public static Optional<FrozenReadings> in(List<LoadCourse> windows) {
        return FlatStretch.longest(windows)
                .filter(stretch -> stretch.samples() >= FEWEST && chance(windows, stretch) < UNLIKELY)
                .or(() -> FlatStretch.all(windows).stream()
                        .filter(stretch -> isCarriedOver(windows, stretch))
                        .findFirst())
                .map(stretch -> new FrozenReadings(
                        stretch.samples(),
                        stretch.watts(),
                        stretch.first(),
                        stretch.last(),
                        loads(windows, stretch) > 1
                                || windows.subList(stretch.first(), stretch.last() + 1).stream()
                                        .anyMatch(LoadCourse::isFlat)));
    }

    private static long loads(List<LoadCourse> windows, FlatStretch stretch) {
        return windows.subList(stretch.first(), stretch.last() + 1).stream()
                .map(LoadCourse::load)
                .distinct()
                .count();
    }

    /** How likely one stretch of this length is among all readings. */
    private static double chance(List<LoadCourse> windows, FlatStretch stretch) {
        int samples =
                windows.stream().mapToInt(window -> window.course().samples()).sum();
        int itsPairs = stretch.samples() - 1 - (stretch.last() - stretch.first());
        double seen = equalShare(windows, itsPairs, 0);
        double nearby = equalShare(windows.subList(stretch.first(), stretch.last() + 1), itsPairs, FEWEST_PAIRS_NEARBY);
        double one = Math.max(Math.max(seen, nearby), ofResolution(windows));
        return samples * Math.pow(one, stretch.samples() - 1.0);
    }

    /** How many readings equal the one before, from 0 to 1, beside those of the stretch; 0 for fewer pairs than these. */
    private static double equalShare(List<LoadCourse> windows, int itsPairs, int fewest) {
        int pairs = -itsPairs;
        int equal = -itsPairs;
        for (LoadCourse window : windows) {
            pairs += window.course().samples() - 1;
            equal += window.course().steps().equal();
        }
        return pairs < fewest ? 0 : (equal + 1.0) / (pairs + 1.0);
    }

    /** That of two equal readings in a window that is quieter than all others; 1 where its noise may be less than a step. */
    private static double ofResolution(List<LoadCourse> windows) {
        double smallest = smallest(windows);
        double quietest = windows.stream()
                .filter(window -> !window.isFlat())
                .map(window -> window.course().steps())
                .mapToDouble(steps -> Math.min(steps.typical(), steps.jitter()))
                .min()
                .orElse(0);
        return quietest < QUIETER * smallest || quietest == 0 || smallest == 0
                ? 1
                : EQUAL_AT_ONE_STEP * QUIETER * smallest / quietest;
    }

    private static double smallest(List<LoadCourse> windows) {
        return windows.stream()
                .mapToDouble(window -> window.course().steps().smallest())
                .filter(step -> step > 0)
                .min()
                .orElse(0);
    }

    /** Whether a window of another load goes on with the reading of the one before, for longer than the meter repeats itself. */
    private static boolean isCarriedOver(List<LoadCourse> windows, FlatStretch stretch) {
        int usual = IntStream.range(0, windows.size())
                .filter(place -> !stretch.touches(place))
                .mapToObj(windows::get)
                .filter(window -> !window.isFlat())
                .mapToInt(window -> window.course().flat().longest())
                .max()
                .orElse(0);
        return loads(windows, stretch) > 1
                && stretch.samples() >= FEWEST
                && stretch.inLast() >= Math.max(FEWEST_CARRIED_OVER, usual + 1)
                && ladder(windows, stretch) >= LEAST_LADDER_STEPS * unsteadiness(windows);
    }

    /**
     * A small change of watts from one window to the next of another load, where the stretch is not: three of four are larger.
     * 0 without such a change.
     */
    private static double ladder(List<LoadCourse> windows, FlatStretch stretch) {
        return quantile(
                0.25,
                IntStream.range(1, windows.size())
                        .filter(place -> place <= stretch.first() || place > stretch.last())
                        .filter(place -> !windows.get(place)
                                .load()
                                .equals(windows.get(place - 1).load()))
                        .mapToDouble(place -> Math.abs(windows.get(place).level()
                                - windows.get(place - 1).level())));
    }

    /** By how much watts change within windows, and the meter's resolution at least; infinite where nothing is known of it. */
    private static double unsteadiness(List<LoadCourse> windows) {
        double smallest = smallest(windows);
        double drift = quantile(
                0.5,
                windows.stream()
                        .map(LoadCourse::course)
                        .mapToDouble(course -> Math.abs(
                                course.thirds().first() - course.thirds().last())));
        return smallest == 0 ? Double.POSITIVE_INFINITY : Math.max(smallest, drift);
    }

    private static double quantile(double share, DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[(int) (share * (sorted.length - 1))];
    }
}
