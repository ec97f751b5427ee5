package org.wattladder.reporter.chart;

import java.util.List;

/** The shape of a point, so that lines can be told apart without colour. */
enum Marker {
    DIAMOND,
    CIRCLE,
    SQUARE,
    TRIANGLE,
    CROSS;

    /** The shape for the line with this number, from 0. */
    static Marker of(int line) {
        return values()[line % values().length];
    }

    void draw(Svg svg, String styles, Svg.Point at, double radius) {
        double x = at.x();
        double y = at.y();
        double half = radius * 0.8;
        switch (this) {
            case DIAMOND ->
                svg.polygon(
                        styles,
                        List.of(
                                new Svg.Point(x, y - radius),
                                new Svg.Point(x + radius, y),
                                new Svg.Point(x, y + radius),
                                new Svg.Point(x - radius, y)));
            case CIRCLE -> svg.circle(styles, at, half);
            case SQUARE -> svg.rectangle(styles, x - half, y - half, 2 * half, 2 * half);
            case TRIANGLE ->
                svg.polygon(
                        styles,
                        List.of(
                                new Svg.Point(x, y - radius),
                                new Svg.Point(x + radius, y + half),
                                new Svg.Point(x - radius, y + half)));
            case CROSS ->
                svg.line(styles, x - half, y - half, x + half, y + half)
                        .line(styles, x - half, y + half, x + half, y - half);
        }
    }
}
