package org.wattladder.reporter.timeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wattladder.reporter.chart.TimeScale;
import org.wattladder.reporter.chart.TimeStrip;
import org.wattladder.reporter.samples.SampledDevice;
import org.wattladder.reporter.samples.Stretch;

/**
 * Samples of a device in columns of a scale of time. Of a column with more than two samples the lowest and the highest are kept,
 * each at its own time, so that no peak is lost and a picture has a bounded size.
 */
public final class Thinning {
    private final TimeScale time;
    private final int columns;

    /** Thins to so many columns over this scale. */
    public Thinning(TimeScale time, int columns) {
        this.time = time;
        this.columns = columns;
    }

    /**
     * What the samples in one column span.
     *
     * @param low the lowest
     * @param high the highest
     */
    public record Extent(double low, double high) {
        Extent with(double value) {
            return new Extent(Math.min(low, value), Math.max(high, value));
        }
    }

    /** The lines of a device, a piece for each stretch, with the samples just beyond both ends of the scale. */
    public List<List<TimeStrip.Point>> pieces(SampledDevice device) {
        List<List<TimeStrip.Point>> pieces = new ArrayList<>();
        for (Stretch stretch : device.stretches()) {
            int from = Math.max(0, stretch.firstFrom(time.fromMillis()) - 1);
            int to = Math.min(stretch.size(), stretch.firstFrom(time.toMillis() + 1) + 1);
            boolean within = from < to
                    && stretch.epochMillis(to - 1) >= time.fromMillis()
                    && stretch.epochMillis(from) <= time.toMillis();
            if (within) {
                pieces.add(piece(stretch, from, to));
            }
        }
        return pieces;
    }

    private List<TimeStrip.Point> piece(Stretch stretch, int from, int to) {
        List<TimeStrip.Point> kept = new ArrayList<>();
        int place = from;
        while (place < to) {
            int column = column(stretch.epochMillis(place));
            int low = place;
            int high = place;
            int next = place + 1;
            while (next < to && column(stretch.epochMillis(next)) == column) {
                low = stretch.value(next) < stretch.value(low) ? next : low;
                high = stretch.value(next) > stretch.value(high) ? next : high;
                next++;
            }
            if (next - place == 2) {
                kept.add(point(stretch, place));
                kept.add(point(stretch, place + 1));
            } else {
                kept.add(point(stretch, Math.min(low, high)));
                if (low != high) {
                    kept.add(point(stretch, Math.max(low, high)));
                }
            }
            place = next;
        }
        return kept;
    }

    private static TimeStrip.Point point(Stretch stretch, int place) {
        return new TimeStrip.Point(stretch.epochMillis(place), stretch.value(place));
    }

    /** What a device measured in each column; empty where it has no sample. */
    public List<Optional<Extent>> extents(SampledDevice device) {
        Extent[] extents = new Extent[columns];
        for (Stretch stretch : device.stretches()) {
            int to = stretch.firstFrom(time.toMillis());
            for (int place = stretch.firstFrom(time.fromMillis()); place < to; place++) {
                int column = column(stretch.epochMillis(place));
                double value = stretch.value(place);
                extents[column] = extents[column] == null ? new Extent(value, value) : extents[column].with(value);
            }
        }
        return Arrays.stream(extents).map(Optional::ofNullable).toList();
    }

    private int column(long epochMillis) {
        return (int) Math.floorDiv((epochMillis - time.fromMillis()) * columns, time.millis());
    }
}
