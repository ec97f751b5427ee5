package org.wattladder.reporter.chart;

import java.util.List;
import org.wattladder.reporter.language.Words;

/** A scale from 0 over the width of a picture; places are percent of that width. */
public final class Axis {
    private static final double FROM = 1.5;
    private static final double TO = 96.5;
    private static final double HEIGHT = 16;

    private final double end;
    private final List<Double> ticks;
    private final NiceTicks nice;

    private Axis(double end, List<Double> ticks, NiceTicks nice) {
        this.end = end;
        this.ticks = ticks;
        this.nice = nice;
    }

    /** With round marks, the last of which is no lower than this figure. */
    public static Axis withMarks(double highest, int mostMarks) {
        NiceTicks nice = NiceTicks.reaching(highest, mostMarks);
        return new Axis(nice.end(), nice.values(), nice);
    }

    /** Without marks, up to this figure. */
    public static Axis upTo(double highest) {
        NiceTicks nice = NiceTicks.reaching(highest, 1);
        return new Axis(highest > 0 ? highest : nice.end(), List.of(), nice);
    }

    double at(double figure) {
        return FROM + length(figure);
    }

    /** How long a figure is. */
    double length(double figure) {
        return (TO - FROM) * Math.max(0, figure) / end;
    }

    List<Double> ticks() {
        return ticks;
    }

    /** The figures at the marks, for the head of a column; what is read stands in cells, so nobody is read these. */
    public String picture(Words words) {
        Svg svg = new Svg(HEIGHT);
        for (double tick : ticks) {
            String styles = tick == 0 ? "tick" : tick == end ? "tick end" : "tick middle";
            svg.text(styles, tick == 0 ? 0 : tick == end ? 100 : at(tick), HEIGHT - 4, words.say(nice.label(tick)));
        }
        return svg.decoration("axis");
    }
}
