package org.wattladder.reporter.verify.printed;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;

/** Figures as reports round them; a figure on the edge between two may be printed as either. */
final class Rounded {
    private static final double EDGE = 1e-12;
    private static final int MACHINE_DIGITS = 10;

    private Rounded() {}

    /** Whether the text is this figure with ten significant digits; empty for an absent one. */
    static boolean isMachine(String text, OptionalDouble figure) {
        return is(text, figure, "", Rounded::machine);
    }

    /** The figure with ten significant digits; empty for an absent one. */
    static String machine(OptionalDouble figure) {
        return figure.isPresent() ? machine(figure.getAsDouble()) : "";
    }

    static boolean is(String text, OptionalDouble figure, String whenAbsent, Function<Double, String> writing) {
        if (figure.isEmpty()) {
            return text.equals(whenAbsent);
        }
        double value = figure.getAsDouble();
        return Stream.of(value, value * (1 - EDGE), value * (1 + EDGE))
                .map(writing)
                .anyMatch(text::equals);
    }

    private static String machine(double value) {
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(MACHINE_DIGITS, RoundingMode.HALF_EVEN));
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** So many significant digits, all digits before the point in any case, thousands grouped. */
    static String significant(double value, int digits) {
        if (value == 0) {
            return "0";
        }
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(digits, RoundingMode.HALF_EVEN));
        return fixed(value, Math.max(0, digits - (rounded.precision() - rounded.scale())));
    }

    /** So many decimals, thousands grouped. */
    static String fixed(double value, int decimals) {
        BigDecimal rounded = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN);
        List<String> parts = List.of(rounded.abs().toPlainString().split("\\.", 2));
        StringBuilder whole = new StringBuilder(parts.get(0));
        for (int i = whole.length() - 3; i > 0; i -= 3) {
            whole.insert(i, ',');
        }
        return (rounded.signum() < 0 ? "-" : "") + whole + (parts.size() > 1 ? "." + parts.get(1) : "");
    }

    /** So many decimals, with a plus in front of what is above 0 when rounded. */
    static String signed(double value, int decimals) {
        boolean above =
                new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).signum() > 0;
        return (above ? "+" : "") + fixed(value, decimals);
    }
}
