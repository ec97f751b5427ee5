package org.wattladder.model.text;

import java.util.Objects;

/**
 * A figure with the digits that people are shown; its unit is in the words around it.
 *
 * @param value finite
 * @param rounding what {@code digits} counts
 * @param digits how many, 0 to {@value #MOST_DIGITS}
 */
public record Figure(double value, Rounding rounding, int digits) implements Text {
    private static final int MOST_DECIMALS = 3;
    private static final int MOST_DIGITS = 20;

    /** Which digits are shown. */
    public enum Rounding {
        /** Exactly so many decimals. */
        DECIMALS('d'),
        /** The same with a sign, plus included. */
        SIGNED('+'),
        /** So many significant digits, never fewer than the integer part has. */
        SIGNIFICANT('s'),
        /** Up to so many decimals, without needless zeros. */
        SHORTEST('p');

        private final char mark;

        Rounding(char mark) {
            this.mark = mark;
        }

        char mark() {
            return mark;
        }
    }

    public Figure {
        Objects.requireNonNull(rounding, "rounding");
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("a figure must be finite, not " + value);
        }
        if (digits < 0 || digits > MOST_DIGITS) {
            throw new IllegalArgumentException("a figure has 0 to " + MOST_DIGITS + " digits, not " + digits);
        }
    }

    /** With exactly so many decimals. */
    public static Figure decimals(double value, int decimals) {
        return new Figure(value, Rounding.DECIMALS, decimals);
    }

    /** With a sign and exactly so many decimals. */
    public static Figure signed(double value, int decimals) {
        return new Figure(value, Rounding.SIGNED, decimals);
    }

    /** With so many significant digits. */
    public static Figure significant(double value, int digits) {
        return new Figure(value, Rounding.SIGNIFICANT, digits);
    }

    /** A share, level or limit without needless zeros. */
    public static Figure shortest(double value) {
        return new Figure(value, Rounding.SHORTEST, MOST_DECIMALS);
    }

    @Override
    public String notation() {
        return value + "~" + rounding.mark() + digits;
    }
}
