package org.wattladder.reporter.chart;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.reporter.language.Words;

/** A scale over the width of a picture, from 0 or around it; places are percent of that width. */
public final class Axis {
    private static final double FROM = 1.5;
    private static final double TO = 96.5;
    private static final double HEIGHT = 16;

    private final double start;
    private final double end;
    private final List<Double> ticks;
    private final NiceTicks nice;

    private Axis(double start, double end, List<Double> ticks, NiceTicks nice) {
        this.start = start;
        this.end = end;
        this.ticks = ticks;
        this.nice = nice;
    }

    /** With round marks, the last of which is no lower than this figure. */
    public static Axis withMarks(double highest, int mostMarks) {
        NiceTicks nice = NiceTicks.reaching(highest, mostMarks);
        return new Axis(0, nice.end(), nice.values(), nice);
    }

    /** With round marks around these figures, from 0 unless they lie close together far from it. */
    public static Axis spanning(double lowest, double highest, int mostMarks) {
        if (!(highest - lowest < highest / 2)) {
            return withMarks(highest, mostMarks);
        }
        double room = Math.max((highest - lowest) / 10, highest / 1000);
        NiceTicks nice = NiceTicks.around(Math.max(0, lowest - room), highest + room, mostMarks);
        return new Axis(nice.values().get(0), nice.end(), nice.values(), nice);
    }

    /** Whether it begins at 0. */
    public boolean fromZero() {
        return start == 0;
    }

    /** As far below 0 as above, with round marks. */
    public static Axis around(double highest) {
        NiceTicks nice = NiceTicks.reaching(highest, 2);
        List<Double> marks = new ArrayList<>();
        nice.values().stream().filter(mark -> mark > 0).forEach(mark -> marks.add(0, -mark));
        marks.addAll(nice.values());
        return new Axis(-nice.end(), nice.end(), marks, nice);
    }

    /** Without marks, up to this figure. */
    public static Axis upTo(double highest) {
        NiceTicks nice = NiceTicks.reaching(highest, 1);
        return new Axis(0, highest > 0 ? highest : nice.end(), List.of(), nice);
    }

    double at(double figure) {
        return FROM + (TO - FROM) * Math.min(1, Math.max(0, (figure - start) / (end - start)));
    }

    /** How long a figure is. */
    double length(double figure) {
        return (TO - FROM) * Math.max(0, figure) / (end - start);
    }

    List<Double> ticks() {
        return ticks;
    }

    /** The figures at the marks, for the head of a column; what is read stands in cells, so nobody is read these. */
    public String picture(Words words) {
        Svg svg = new Svg(HEIGHT);
        for (double tick : ticks) {
            String styles = tick == start ? "tick" : tick == end ? "tick end" : "tick middle";
            svg.text(styles, tick == start ? 0 : tick == end ? 100 : at(tick), HEIGHT - 4, words.say(nice.label(tick)));
        }
        return svg.decoration("axis");
    }
}
