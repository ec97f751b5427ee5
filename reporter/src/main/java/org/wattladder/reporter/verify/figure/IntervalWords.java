package org.wattladder.reporter.verify.figure;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import org.wattladder.model.plan.IntervalKind;
import org.wattladder.model.result.IntervalResult;

/** What intervals are called in sentences and in marks of meters. */
public final class IntervalWords {
    private IntervalWords() {}

    /** For people, for example {@code level 67 %}. */
    public static String of(IntervalResult interval) {
        return of(interval.kind(), interval.number(), interval.loadPercent());
    }

    /** For people, for example {@code level 67 %}. */
    public static String of(IntervalKind kind, int number, double loadPercent) {
        return switch (kind) {
            case WARM_UP -> "warm-up";
            case CALIBRATION -> "calibration (interval " + number + ")";
            case LEVEL -> "level " + percent(loadPercent) + " %";
            case ITERATIONS -> "iterations over " + percent(loadPercent) + " % of the data";
            case DEPTH -> "depth (interval " + number + ")";
            case IDLE -> "active idle";
        };
    }

    /** The end of the mark under which meters measured it as a regular expression, for example {@code level-67}. */
    static String mark(IntervalResult interval) {
        String kind = interval.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return switch (interval.kind()) {
            case LEVEL, ITERATIONS ->
                kind + "-" + percent(interval.loadPercent()).replace('.', '-');
            case DEPTH -> kind + "-\\d+";
            case WARM_UP, CALIBRATION, IDLE -> kind;
        };
    }

    /** A share in percent without needless zeros. */
    public static String percent(double value) {
        BigDecimal rounded = new BigDecimal(value).setScale(3, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
