package org.wattladder.reporter.verify.raw;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** Tells figures of meters from what stands instead of one. */
final class RawFigure {
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,4})?");
    private static final double OVERFLOW = 9.9e37;

    private RawFigure() {}

    /**
     * The value of a figure; empty for the marks -1 and -2, nan, inf, 9.9E37 and more, and watts below 0.
     *
     * @param watts whether it is a power, which cannot be negative
     */
    static OptionalDouble value(String text, boolean watts) {
        String stripped = text.strip().toLowerCase(Locale.ROOT);
        if (!NUMBER.matcher(stripped).matches()) {
            return OptionalDouble.empty();
        }
        double value = Double.parseDouble(stripped);
        boolean mark = value == -1 || value == -2 || Math.abs(value) >= OVERFLOW || (watts && value < 0);
        return mark ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
}
