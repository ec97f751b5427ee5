package org.wattladder.settings;

import java.math.BigDecimal;
import java.util.Optional;

/** Load levels as users write them: a plain decimal number above 0 and up to 100. */
public final class PercentText {
    private PercentText() {}

    /** The level that a text names, or empty when it names none in range. */
    public static Optional<Double> parse(String text) {
        if (!text.matches("[0-9]{1,3}(\\.[0-9]{1,6})?")) {
            return Optional.empty();
        }
        double value = Double.parseDouble(text);
        return value > 0 && value <= 100 ? Optional.of(value) : Optional.empty();
    }

    /** Without a decimal point where there is nothing behind it. */
    public static String write(double percent) {
        return BigDecimal.valueOf(percent).stripTrailingZeros().toPlainString();
    }
}
