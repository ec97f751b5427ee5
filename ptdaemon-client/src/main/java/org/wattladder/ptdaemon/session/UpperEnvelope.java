package org.wattladder.ptdaemon.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The straight line that lies above all points and, in sum, closest to them: that side of their upper hull which spans
 * the mean of their places.
 *
 * @param at a place on it
 * @param height there
 * @param slope of it
 */
record UpperEnvelope(double at, double height, double slope) {

    /** A point under the line. */
    record Point(double at, double height) {}

    /** The line above these points; level if all of them lie at one place. */
    static UpperEnvelope above(List<Point> points) {
        List<Point> hull = hull(points);
        double mean = points.stream().mapToDouble(Point::at).average().orElseThrow();
        for (int index = 1; index < hull.size(); index++) {
            Point left = hull.get(index - 1);
            Point right = hull.get(index);
            if (right.at() >= mean) {
                double slope = (right.height() - left.height()) / (right.at() - left.at());
                return new UpperEnvelope(left.at(), left.height(), slope);
            }
        }
        return new UpperEnvelope(hull.get(0).at(), hull.get(0).height(), 0);
    }

    private static List<Point> hull(List<Point> points) {
        List<Point> ordered = points.stream()
                .sorted(Comparator.comparingDouble(Point::at)
                        .thenComparing(Comparator.comparingDouble(Point::height).reversed()))
                .toList();
        List<Point> hull = new ArrayList<>();
        for (Point point : ordered) {
            if (!hull.isEmpty() && hull.get(hull.size() - 1).at() >= point.at()) {
                continue;
            }
            while (hull.size() >= 2 && !turnsDown(hull.get(hull.size() - 2), hull.get(hull.size() - 1), point)) {
                hull.remove(hull.size() - 1);
            }
            hull.add(point);
        }
        return hull;
    }

    private static boolean turnsDown(Point first, Point second, Point third) {
        return (second.height() - first.height()) * (third.at() - first.at())
                > (third.height() - first.height()) * (second.at() - first.at());
    }
}
