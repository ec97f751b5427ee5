package org.wattladder.model.plausible;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.model.result.SpikedReadings;

/**
 * Windows whose mean is moved by single readings that stand out.
 *
 * @param spikes single readings in all of them
 * @param worst place of the window whose mean is moved most
 * @param meanPercent by how much it is larger
 */
public record SpikedWindows(int spikes, int worst, double meanPercent) {
    private static final int FEWEST_SAMPLES = 6;
    private static final int FEWEST_SPIKES = 3;
    private static final double FAR_PERCENT = 20;
    private static final double VERY_FAR_PERCENT = 50;
    private static final double OFTEN = 0.3;
    private static final double BEYOND = 1.3;
    private static final int FEWEST_AT_EDGES = 2;
    private static final double LEAST_SHARE = 0.4;
    private static final SpikedReadings NONE = new SpikedReadings(0, 0, 0, 0, 0, 0);
    /** Less does not matter. */
    public static final double LEAST_MEAN_PERCENT = 1;

    /**
     * Finds single readings that move the mean of a window by {@value #LEAST_MEAN_PERCENT} %: three that differ by a fifth, one
     * that differs by half, as many as nearly every third, or three that move the mean of all windows as much. Windows in
     * which most of what stands out comes in rows are those of a load that changes.
     *
     * @param windows of one channel
     */
    public static Optional<SpikedWindows> in(List<SampleCourse> windows) {
        List<SpikedReadings> counted = counted(windows);
        int spikes = counted.stream().mapToInt(SpikedReadings::single).sum();
        double all = counted.stream()
                .mapToDouble(SpikedReadings::meanPercent)
                .average()
                .orElse(0);
        boolean everywhere = spikes >= FEWEST_SPIKES && Math.abs(all) >= LEAST_MEAN_PERCENT;
        return IntStream.range(0, windows.size())
                .boxed()
                .filter(place -> everywhere
                        || stands(counted.get(place), windows.get(place).samples()))
                .max(Comparator.comparingDouble(
                        place -> Math.abs(counted.get(place).meanPercent())))
                .map(worst ->
                        new SpikedWindows(spikes, worst, counted.get(worst).meanPercent()))
                .filter(found -> Math.abs(found.meanPercent) >= LEAST_MEAN_PERCENT);
    }

    /**
     * Of windows without spikes {@link #NONE}. A reading at the edge of a window may belong to the load of the window beside; it is
     * a spike where it is beyond all windows, and another one is far off.
     */
    private static List<SpikedReadings> counted(List<SampleCourse> windows) {
        double most = BEYOND * levels(windows).max().orElse(0);
        double least = levels(windows).min().orElse(0) / BEYOND;
        List<SpikedReadings> counted = windows.stream()
                .map(window -> window.samples() >= FEWEST_SAMPLES ? window.spikes() : NONE)
                .map(spikes -> isAlone(spikes)
                                && (spikes.single() > 0
                                        || spikes.farthestWatts() < least
                                        || spikes.farthestWatts() > most)
                        ? spikes
                        : NONE)
                .toList();
        long farOff = counted.stream()
                .filter(spikes -> spikes.farthestPercent() >= VERY_FAR_PERCENT)
                .count();
        return counted.stream()
                .map(spikes -> spikes.single() > 0 || farOff >= FEWEST_AT_EDGES ? spikes : NONE)
                .toList();
    }

    private static DoubleStream levels(List<SampleCourse> windows) {
        return windows.stream().mapToDouble(window -> window.thirds().middle());
    }

    private static boolean isAlone(SpikedReadings spikes) {
        int alone = spikes.single() == 0 ? spikes.atEdges() : spikes.single();
        return alone > 0 && alone >= LEAST_SHARE * spikes.far();
    }

    private static boolean stands(SpikedReadings spikes, int samples) {
        return spikes.farthestPercent() >= VERY_FAR_PERCENT
                || (spikes.single() >= FEWEST_SPIKES
                        && (spikes.farthestPercent() >= FAR_PERCENT || spikes.single() >= OFTEN * samples));
    }
}
