package org.wattladder.reporter.chart;

import org.wattladder.model.result.Measurement;

/**
 * One row of a chart that is a table: marks as wide as their cell. The figures stand in cells beside it, so it is decoration
 * to those who do not see it. Marks lie on each other in the order in which they were drawn; absent figures have none.
 */
public final class Track {
    private static final double HEIGHT = 22;
    private static final double MIDDLE = HEIGHT / 2;
    private static final double BAR = 12;
    private static final double CAP = 7;

    private final Svg svg = new Svg(HEIGHT);

    /** A row with lines at the marks of this axis. */
    public Track(Axis axis) {
        axis.ticks().forEach(tick -> svg.line("grid", axis.at(tick), 0, axis.at(tick), HEIGHT));
    }

    /** A bar from 0. */
    public Track bar(Axis axis, Measurement figure) {
        figure.asOptional()
                .ifPresent(value -> svg.rectangle("bar", axis.at(0), MIDDLE - BAR / 2, axis.length(value), BAR));
        return this;
    }

    /** A point. */
    public Track dot(String styles, Axis axis, Measurement figure) {
        figure.asOptional().ifPresent(value -> svg.circle("dot " + styles, axis.at(value), MIDDLE, 5));
        return this;
    }

    /** A line from one figure to another. */
    public Track span(Axis axis, double low, double high) {
        svg.line("span", axis.at(low), MIDDLE, axis.at(high), MIDDLE);
        return this;
    }

    /** A line from one end of an interval to the other, with marks at both that show even where it is short. */
    public Track interval(Axis axis, double low, double high) {
        svg.line("span", axis.at(low), MIDDLE - CAP, axis.at(low), MIDDLE + CAP);
        svg.line("span", axis.at(high), MIDDLE - CAP, axis.at(high), MIDDLE + CAP);
        return span(axis, low, high);
    }

    /** A line across the row, which goes on in rows above and below. */
    public Track rule(String styles, Axis axis, Measurement figure) {
        figure.asOptional().ifPresent(value -> svg.line("rule " + styles, axis.at(value), 0, axis.at(value), HEIGHT));
        return this;
    }

    /** As SVG. */
    public String picture() {
        return svg.decoration("track");
    }
}
