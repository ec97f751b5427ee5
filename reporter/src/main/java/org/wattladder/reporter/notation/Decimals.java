package org.wattladder.reporter.notation;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.wattladder.model.text.Figure;

/** Numbers as text, from their exact binary value, so that no locale and no JDK changes a digit. */
public final class Decimals {
    private static final MathContext MACHINE_DIGITS = new MathContext(10, RoundingMode.HALF_EVEN);
    private static final int GROUP = 3;

    /** What is nearer to 0 is what binary fractions leave of 0. */
    private static final double NOTHING = 1e-9;

    private static final double[] POWERS = {1, 10, 100, 1_000, 10_000, 100_000, 1_000_000};

    /** A product below it is wrong by less than 0.00001; one this near to a tie may have been on its other side. */
    private static final double SURELY_ROUNDED = 1e11;

    private static final double NEAR_TIE = 0.0001;

    private Decimals() {}

    /** For people: this many significant digits, never fewer than the integer part has, thousands grouped. */
    public static String significant(double value, int digits) {
        BigDecimal exact = new BigDecimal(value);
        if (Math.abs(value) < NOTHING) {
            return "0";
        }
        BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
        int decimals = Math.max(0, digits - (rounded.precision() - rounded.scale()));
        return fixed(value, decimals);
    }

    /** For people: exactly this many decimals, thousands grouped. */
    public static String fixed(double value, int decimals) {
        if (decimals < POWERS.length) {
            double scaled = Math.abs(value) * POWERS[decimals];
            if (scaled < SURELY_ROUNDED && Math.abs(scaled - (long) scaled - 0.5) > NEAR_TIE) {
                return grouped(plain(value < 0, Math.round(scaled), (long) POWERS[decimals]));
            }
        }
        return grouped(
                new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString());
    }

    private static String plain(boolean negative, long units, long power) {
        StringBuilder text = new StringBuilder();
        if (negative && units > 0) {
            text.append('-');
        }
        text.append(units / power);
        if (power > 1) {
            // The digit in front keeps the zeros behind the point and gives its place to it.
            int point = text.length();
            text.append(power + units % power).setCharAt(point, '.');
        }
        return text.toString();
    }

    /** For people: a count, thousands grouped. */
    public static String count(long count) {
        return grouped(Long.toString(count));
    }

    /** Commas between thousands; reports hold hundreds of thousands of numbers, so no format is made for each. */
    private static String grouped(String plain) {
        int point = plain.indexOf('.');
        int end = point < 0 ? plain.length() : point;
        int start = plain.startsWith("-") ? 1 : 0;
        if (end - start <= GROUP) {
            return plain;
        }
        StringBuilder text = new StringBuilder(plain);
        for (int comma = end - GROUP; comma > start; comma -= GROUP) {
            text.insert(comma, ',');
        }
        return text.toString();
    }

    /** For people: fixed decimals with a sign in front, plus included. */
    public static String signed(double value, int decimals) {
        String text = fixed(value, decimals);
        return value > 0 && !isZero(text) ? "+" + text : text;
    }

    /** For people: a level or limit in percent, without needless zeros. */
    public static String percent(double value) {
        return shortest(value, 3) + " %";
    }

    /** For people: up to this many decimals, without needless zeros. */
    public static String shortest(double value, int decimals) {
        BigDecimal rounded = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** For machines: up to ten significant digits, no grouping, no exponent. */
    public static String machine(double value) {
        BigDecimal rounded = new BigDecimal(value).round(MACHINE_DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** For people: a figure with the digits it says. */
    public static String of(Figure figure) {
        return switch (figure.rounding()) {
            case DECIMALS -> fixed(figure.value(), figure.digits());
            case SIGNED -> signed(figure.value(), figure.digits());
            case SIGNIFICANT -> significant(figure.value(), figure.digits());
            case SHORTEST -> shortest(figure.value(), figure.digits());
        };
    }

    private static boolean isZero(String text) {
        return text.chars().allMatch(c -> c == '0' || c == '.');
    }
}
