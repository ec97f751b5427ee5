package org.wattladder.reporter.chart;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.wattladder.reporter.language.Words;

/** Columns in groups on a scale from 0 at the left, and lines on another from 0 at the right, over places that have names. */
public final class ColumnChart {
    private static final double HEIGHT = 300;
    private static final double TOP = 26;
    private static final double BOTTOM = 252;
    private static final double FROM = 10;
    private static final double TO = 92;
    private static final double SHARE_OF_PLACE = 0.72;
    private static final double WIDEST = 5;
    private static final int MARKS = 5;
    private static final String EXTENT = "extent";
    /** How far above the place a sign stands. */
    private static final double SIGN = 12;

    private final List<String> places;
    private final Side columns;
    private final Side lines;
    private final OptionalDouble limit;
    private final List<Sign> signs;
    private final NiceTicks left;
    private final NiceTicks right;

    /**
     * Figures of one kind.
     *
     * @param style that its key has too
     * @param values one for each place; empty where there is none
     * @param extents what each figure may be, drawn over columns; empty where it is not known, none when it is known nowhere
     */
    public record Series(String style, List<OptionalDouble> values, List<Optional<Extent>> extents) {
        private DoubleStream drawn() {
            return DoubleStream.concat(
                    values.stream().flatMapToDouble(OptionalDouble::stream),
                    extents.stream().flatMap(Optional::stream).mapToDouble(Extent::high));
        }
    }

    /**
     * From where to where a figure may lie.
     *
     * @param low end
     * @param high end
     */
    public record Extent(double low, double high) {}

    /**
     * What has a scale in common.
     *
     * @param unit at the end of the scale
     * @param series in order
     */
    public record Side(String unit, List<Series> series) {
        private DoubleStream values() {
            return series.stream().flatMapToDouble(Series::drawn);
        }
    }

    /**
     * Something that a reader must know of a place, at its top.
     *
     * @param place from 0
     * @param sign a letter or two
     * @param title what it says when it is pointed at
     */
    public record Sign(int place, String sign, String title) {}

    /**
     * A chart.
     *
     * @param places from left to right
     * @param columns on the scale at the left
     * @param lines on the scale at the right, which is left out without any figure
     * @param limit of the columns; empty when there is none
     * @param signs in any order
     */
    public ColumnChart(List<String> places, Side columns, Side lines, OptionalDouble limit, List<Sign> signs) {
        this.signs = List.copyOf(signs);
        this.places = List.copyOf(places);
        this.columns = columns;
        this.lines = lines;
        this.limit = limit;
        left = NiceTicks.reaching(
                DoubleStream.concat(columns.values(), limit.stream()).max().orElse(0), MARKS);
        right = NiceTicks.reaching(lines.values().max().orElse(0), MARKS);
    }

    /**
     * Draws it.
     *
     * @param id unique in its page
     * @param title what it is
     * @param description its figures
     * @param axis what the places are
     */
    public String draw(String id, String title, String description, String axis, Words words) {
        Svg svg = new Svg(HEIGHT);
        for (double tick : left.values()) {
            double y = y(tick, left);
            svg.line(tick == 0 ? "axis" : "grid", FROM, y, TO, y)
                    .text("tick end", FROM - 1, y + 4, words.say(left.label(tick)));
        }
        svg.text("tick", 0, 12, columns.unit());
        if (lines.values().findAny().isPresent()) {
            for (double tick : right.values()) {
                svg.text("tick", TO + 1, y(tick, right) + 4, words.say(right.label(tick)));
            }
            svg.text("tick end", 100, 12, lines.unit());
        }
        for (int place = 0; place < places.size(); place++) {
            svg.text("tick middle", middle(place), BOTTOM + 18, places.get(place));
        }
        svg.text("tick end", TO, BOTTOM + 38, axis);
        for (int series = 0; series < columns.series().size(); series++) {
            draw(svg, series);
        }
        limit.ifPresent(value -> svg.line("rule overall", FROM, y(value, left), TO, y(value, left)));
        lines.series().forEach(each -> draw(svg, each));
        signs.forEach(each -> svg.text("sign middle", middle(each.place()), SIGN, each.sign(), each.title()));
        return svg.image(id, title, description);
    }

    private void draw(Svg svg, int series) {
        Series each = columns.series().get(series);
        int count = columns.series().size();
        double wide = Math.min(WIDEST, width() * SHARE_OF_PLACE / count);
        for (int place = 0; place < places.size(); place++) {
            double x = middle(place) + (series - count / 2.0) * wide;
            each.values()
                    .get(place)
                    .ifPresent(value ->
                            svg.rectangle(each.style(), x, y(value, left), wide * 0.94, BOTTOM - y(value, left)));
            extent(each, place).ifPresent(extent -> draw(svg, extent, x + wide * 0.47, wide / 4));
        }
    }

    private static Optional<Extent> extent(Series series, int place) {
        return place < series.extents().size() ? series.extents().get(place) : Optional.empty();
    }

    private void draw(Svg svg, Extent extent, double x, double half) {
        double low = y(extent.low(), left);
        double high = y(extent.high(), left);
        svg.line(EXTENT, x, low, x, high)
                .line(EXTENT, x - half, low, x + half, low)
                .line(EXTENT, x - half, high, x + half, high);
    }

    private void draw(Svg svg, Series line) {
        Optional<Integer> before = Optional.empty();
        for (int place = 0; place < places.size(); place++) {
            if (line.values().get(place).isEmpty()) {
                before = Optional.empty();
                continue;
            }
            double x = middle(place);
            double y = y(line.values().get(place).getAsDouble(), right);
            before.ifPresent(last -> svg.line(
                    line.style(), middle(last), y(line.values().get(last).orElseThrow(), right), x, y));
            svg.circle(line.style(), x, y, 3);
            before = Optional.of(place);
        }
    }

    private double width() {
        return (TO - FROM) / Math.max(1, places.size());
    }

    private double middle(int place) {
        return FROM + width() * (place + 0.5);
    }

    private static double y(double value, NiceTicks scale) {
        return BOTTOM - (BOTTOM - TOP) * Math.max(0, value) / scale.end();
    }
}
