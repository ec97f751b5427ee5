package org.wattladder.reporter.chart;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.wattladder.model.text.Figure;

/**
 * One strip of a {@link TimeChart}: figures of one unit over time.
 *
 * @param unit at the top of its scale
 * @param highPixels how high it is
 * @param logarithmic whether its scale has decades; then figures are above 0
 * @param curves in the order of their keys
 */
public record TimeStrip(String unit, double highPixels, boolean logarithmic, List<Curve> curves) {
    private static final int MARKS = 4;

    public TimeStrip {
        curves = List.copyOf(curves);
    }

    /**
     * A figure at a moment.
     *
     * @param epochMillis when, in milliseconds since 1970
     * @param value of it
     */
    public record Point(long epochMillis, double value) {}

    /**
     * A line.
     *
     * @param style that its key has too
     * @param pieces between which it is broken, each from the earliest point to the latest
     */
    public record Curve(String style, List<List<Point>> pieces) {
        public Curve {
            pieces = List.copyOf(pieces);
        }

        private DoubleStream values() {
            return pieces.stream().flatMap(List::stream).mapToDouble(Point::value);
        }
    }

    /**
     * A scale that holds all figures of a strip.
     *
     * @param least at its foot, on a logarithmic one the power of ten
     * @param most at its top, likewise
     * @param marks to be labelled, as figures
     */
    record Scale(double least, double most, boolean logarithmic, List<Mark> marks) {
        /** From 0 at the foot to 1 at the top. */
        double share(double value) {
            double place = logarithmic ? Math.log10(value) : value;
            return (place - least) / (most - least);
        }
    }

    /** A labelled figure of a scale. */
    record Mark(double value, Figure label) {}

    /** Empty when there is no figure. */
    Optional<Scale> scale() {
        if (curves.stream().flatMapToDouble(Curve::values).findAny().isEmpty()) {
            return Optional.empty();
        }
        double lowest = curves.stream().flatMapToDouble(Curve::values).min().orElseThrow();
        double highest = curves.stream().flatMapToDouble(Curve::values).max().orElseThrow();
        return Optional.of(logarithmic ? decades(lowest, highest) : linear(lowest, highest));
    }

    private static Scale decades(double lowest, double highest) {
        int least = (int) Math.floor(Math.log10(lowest));
        int most = Math.max(least + 1, (int) Math.ceil(Math.log10(highest)));
        int step = 1 + (most - least) / (MARKS + 1);
        List<Mark> marks = IntStream.rangeClosed(least, most)
                .filter(decade -> (decade - least) % step == 0)
                .mapToObj(decade -> new Mark(Math.pow(10, decade), Figure.shortest(Math.pow(10, decade))))
                .toList();
        return new Scale(least, most, true, marks);
    }

    /** From 0 unless all figures lie close together far from it. */
    private static Scale linear(double lowest, double highest) {
        boolean close = highest - lowest < Math.abs(highest) / 2;
        double room = Math.max((highest - lowest) / 20, Math.abs(highest) / 500);
        NiceTicks nice = lowest < 0 || (close && lowest > 0)
                ? NiceTicks.around(lowest - room, highest + room, MARKS)
                : NiceTicks.reaching(highest, MARKS);
        List<Mark> marks = nice.values().stream()
                .map(value -> new Mark(value, nice.label(value)))
                .toList();
        return new Scale(marks.get(0).value(), nice.end(), false, marks);
    }
}
