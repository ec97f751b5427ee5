package org.wattladder.reporter.recomputed;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
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
}
