package org.wattladder.chauffeur.run;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import org.wattladder.model.plan.IntervalPlan;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;

/** What an interval is called in sentences, progress and meter marks. */
public final class IntervalNames {
    private IntervalNames() {}

    /** For people, for example {@code level 67 %}. */
    public static Message of(IntervalPlan interval) {
        return switch (interval.kind()) {
            case WARM_UP -> Message.of("interval.warm-up");
            case CALIBRATION -> Message.of("interval.calibration");
            case LEVEL -> Message.of("interval.level", Figure.shortest(interval.loadPercent()));
            case DEPTH -> Message.of("interval.depth", interval.depth().orElseThrow());
            case ITERATIONS -> Message.of("interval.iterations", Figure.shortest(interval.loadPercent()));
            case IDLE -> Message.of("interval.active-idle");
        };
    }

    /** For meters: letters, digits, hyphens and underscores only. */
    static String mark(IntervalPlan interval) {
        return switch (interval.kind()) {
            case WARM_UP -> "warm-up";
            case CALIBRATION -> "calibration";
            case LEVEL -> "level-" + percent(interval).replace('.', '-');
            case DEPTH -> "depth-" + interval.depth().orElseThrow();
            case ITERATIONS -> "iterations-" + percent(interval).replace('.', '-');
            case IDLE -> "idle";
        };
    }

    private static String percent(IntervalPlan interval) {
        return decimal(interval.loadPercent());
    }

    static String decimal(double number) {
        return new DecimalFormat("0.###", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(number);
    }
}
