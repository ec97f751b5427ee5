package org.wattladder.settings;

import java.math.BigDecimal;
import java.util.Optional;

/** Load levels as users write them: a plain decimal number from 0.001 to 100, with or without {@code %}. */
public final class PercentText {
    /** Less would be shown as 0. */
    public static final double LEAST = 0.001;

    private PercentText() {}

    /** The level that a text names, or empty when it names none in range. */
    public static Optional<Double> parse(String text) {
        String number = withoutSign(text);
        if (!number.matches("[0-9]{1,3}(\\.[0-9]{1,6})?")) {
            return Optional.empty();
        }
        double value = Double.parseDouble(number);
        return value >= LEAST && value <= 100 ? Optional.of(value) : Optional.empty();
    }

    /** The text without blanks around it and without one {@code %} at its end; unchecked. */
    public static String withoutSign(String text) {
        return text.strip().replaceFirst(" ?%$", "");
    }

    /** Without a decimal point where there is nothing behind it. */
    public static String write(double percent) {
        return BigDecimal.valueOf(percent).stripTrailingZeros().toPlainString();
    }
}
