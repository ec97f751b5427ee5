package org.wattladder.reporter.chart;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.language.Words;

/** Latencies on a logarithmic scale at the left and watts from 0 at the right, over a rate. */
public final class RateChart {
    private static final double BELOW = 32;
    private static final double HIGH = 308;
    private static final double ABOVE = 40;
    private static final double LABEL = 14;
    private static final int LABELS_ABOVE = 2;
    private static final double FROM = 6;
    private static final double TO = 94;
    private static final int RATE_MARKS = 8;
    private static final int WATT_MARKS = 5;

    private final List<Line> latencies;
    private final Line watts;
    private final List<Mark> marks;
    private final NiceTicks rates;
    private final NiceTicks power;
    private final int lowest;
    private final int highest;
    private final double top;
    private final double bottom;

    /**
     * A figure at a rate.
     *
     * @param rate across
     * @param value empty where there is none, which breaks the line
     */
    public record Point(double rate, OptionalDouble value) {}

    /**
     * A line.
     *
     * @param style that its key has too
     * @param points from left to right
     */
    public record Line(String style, List<Point> points) {}

    /**
     * A rate that stands out.
     *
     * @param style of its rule
     * @param label above it
     * @param rate across
     */
    public record Mark(String style, String label, double rate) {}

    /**
     * A chart.
     *
     * @param latencies in milliseconds, above 0
     * @param watts of the same rates
     * @param marks from the lowest rate to the highest
     */
    public RateChart(List<Line> latencies, Line watts, List<Mark> marks) {
        this.latencies = List.copyOf(latencies);
        this.watts = watts;
        this.marks = List.copyOf(marks);
        rates = NiceTicks.reaching(
                Stream.concat(this.latencies.stream(), Stream.of(watts))
                        .flatMap(line -> line.points().stream())
                        .mapToDouble(Point::rate)
                        .max()
                        .orElse(0),
                RATE_MARKS);
        power = NiceTicks.reaching(values(watts).max().orElse(0), WATT_MARKS);
        lowest = (int) Math.floor(Math.log10(
                this.latencies.stream().flatMapToDouble(RateChart::values).min().orElse(1)));
        highest = Math.max(lowest + 1, (int) Math.ceil(Math.log10(
                this.latencies.stream().flatMapToDouble(RateChart::values).max().orElse(1))));
        top = ABOVE + LABEL * Math.max(0, this.marks.size() - LABELS_ABOVE);
        bottom = top + HIGH;
    }

    private static DoubleStream values(Line line) {
        return line.points().stream().flatMapToDouble(point -> point.value().stream());
    }

    /**
     * Draws it.
     *
     * @param id unique in its page
     * @param title what it is
     * @param description its figures
     * @param rateUnit of the rates
     */
    public String draw(String id, String title, String description, String rateUnit, Words words) {
        Svg svg = new Svg(bottom + BELOW);
        for (int decade = lowest; decade <= highest; decade++) {
            double value = Math.pow(10, decade);
            svg.line("grid", FROM, y(value), TO, y(value));
            svg.text("tick end", FROM - 1, y(value) + 4, words.say(Figure.shortest(value)));
        }
        for (double tick : rates.values()) {
            svg.line("axis", x(tick), bottom, x(tick), bottom + 4);
            svg.text("tick middle", x(tick), bottom + 18, words.say(rates.label(tick)));
        }
        boolean powered = values(watts).findAny().isPresent();
        for (double tick : powered ? power.values() : List.<Double>of()) {
            svg.text("tick", TO + 1, height(tick) + 4, words.say(power.label(tick)));
        }
        svg.text("tick", 0, 12, "ms").line("axis", FROM, bottom, TO, bottom);
        if (powered) {
            svg.text("tick end", 100, 12, "W");
        }
        svg.text("tick end", TO, bottom + 31, rateUnit);
        int row = 0;
        for (Mark mark : marks) {
            svg.line("rule " + mark.style(), x(mark.rate()), top - 2, x(mark.rate()), bottom);
            svg.text(
                    mark.rate() > rates.end() / 2 ? "tick end" : "tick",
                    x(mark.rate()) + (mark.rate() > rates.end() / 2 ? 0.4 : -0.4),
                    top - 8 - LABEL * (marks.size() - 1 - row++),
                    mark.label());
        }
        latencies.forEach(line -> draw(svg, line, false));
        draw(svg, watts, true);
        return svg.image(id, title, description);
    }

    /** Points without a neighbour get a dot, as no line shows them. */
    private void draw(Svg svg, Line line, boolean power) {
        Optional<Point> before = Optional.empty();
        for (int place = 0; place < line.points().size(); place++) {
            Point point = line.points().get(place);
            if (point.value().isPresent()) {
                if (before.isEmpty() && !drawn(line, place + 1)) {
                    svg.circle("curve " + line.style(), x(point.rate()), y(point, power), 3);
                }
                before.ifPresent(last -> svg.line(
                        "curve " + line.style(), x(last.rate()), y(last, power), x(point.rate()), y(point, power)));
                before = Optional.of(point);
            } else {
                before = Optional.empty();
            }
        }
    }

    private static boolean drawn(Line line, int place) {
        return place < line.points().size() && line.points().get(place).value().isPresent();
    }

    private double y(Point point, boolean power) {
        double value = point.value().orElseThrow();
        return power ? height(value) : y(value);
    }

    private double x(double rate) {
        return FROM + (TO - FROM) * rate / rates.end();
    }

    private double y(double milliseconds) {
        double share = (Math.log10(milliseconds) - lowest) / (highest - lowest);
        return bottom - (bottom - top) * Math.max(0, share);
    }

    private double height(double wattage) {
        return bottom - (bottom - top) * wattage / power.end();
    }
}
