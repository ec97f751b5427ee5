package org.wattladder.chauffeur.config.curve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.schedule.Trace;

/**
 * A load over time: points joined by straight lines.
 *
 * @param name of its file, without folder and ending
 * @param unit of the loads
 * @param points in the order of time, the first at 0 s, at least two; two at the same second are a step
 */
public record Curve(String name, Trace.Unit unit, List<Point> points) {
    private static final double STEPS_PER_UNIT = 100;

    /**
     * A load at a moment.
     *
     * @param second since the beginning
     * @param load at least 0
     */
    public record Point(double second, double load) {}

    public Curve {
        points = List.copyOf(points);
    }

    /** How long it is. */
    public Duration length() {
        return Duration.ofMillis(Math.round(1000 * seconds()));
    }

    private double seconds() {
        return points.get(points.size() - 1).second();
    }

    /** The mean load of each of so many equal parts, in hundredths. */
    public List<Double> means(int parts) {
        List<Double> means = new ArrayList<>();
        double before = 0;
        for (int part = 1; part <= parts; part++) {
            double upTo = areaUpTo(seconds() * part / parts);
            double mean = Math.max(0, upTo - before) / (seconds() / parts);
            means.add(Math.rint(mean * STEPS_PER_UNIT) / STEPS_PER_UNIT);
            before = upTo;
        }
        return means;
    }

    private double areaUpTo(double second) {
        double area = 0;
        for (int i = 1; i < points.size() && points.get(i - 1).second() < second; i++) {
            Point from = points.get(i - 1);
            Point to = points.get(i);
            double share = to.second() <= second ? 1 : (second - from.second()) / (to.second() - from.second());
            double reached = from.load() + share * (to.load() - from.load());
            area += share * (to.second() - from.second()) * (from.load() + reached) / 2;
        }
        return area;
    }
}
