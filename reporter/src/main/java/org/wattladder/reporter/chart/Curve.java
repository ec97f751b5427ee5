package org.wattladder.reporter.chart;

import java.util.List;

/**
 * One line of a curves chart.
 *
 * @param name in the legend
 * @param points from left to right, possibly none
 */
public record Curve(String name, List<Point> points) {

    /**
     * A point of a curve.
     *
     * @param loadPercent across
     * @param value upwards
     */
    public record Point(double loadPercent, double value) {}

    public Curve {
        points = List.copyOf(points);
    }
}
