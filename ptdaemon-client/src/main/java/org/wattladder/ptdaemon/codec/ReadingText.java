package org.wattladder.ptdaemon.codec;

import java.util.Locale;

/** Tells values from error marks. */
final class ReadingText {
    private static final double SMALLEST_OVERFLOW = 9.9e37;

    private ReadingText() {}

    static Reading parse(Column column, String raw) throws UnreadableAnswer {
        String text = raw.strip();
        String lower = text.toLowerCase(Locale.ROOT);
        String unsigned = lower.startsWith("-") || lower.startsWith("+") ? lower.substring(1) : lower;
        if (unsigned.startsWith("nan")) {
            return new Reading.Erroneous(Reading.Kind.NOT_A_NUMBER, text);
        }
        if (unsigned.startsWith("inf")) {
            return new Reading.Erroneous(Reading.Kind.OVERFLOW, text);
        }
        return judge(column, Numbers.real("a figure for " + column.word(), text), text);
    }

    private static Reading judge(Column column, double number, String text) {
        if (!(Math.abs(number) < SMALLEST_OVERFLOW)) {
            return new Reading.Erroneous(Reading.Kind.OVERFLOW, text);
        }
        if (number == -1) {
            return new Reading.Erroneous(Reading.Kind.INVALID, text);
        }
        if (number == -2) {
            return new Reading.Erroneous(Reading.Kind.MISSED, text);
        }
        if (column == Column.WATTS && number < 0) {
            return new Reading.Erroneous(Reading.Kind.NEGATIVE, text);
        }
        return new Reading.Valid(number);
    }
}
