package org.wattladder.reporter.ladder;

import java.math.BigDecimal;

/**
 * A figure as it was printed: what it rounds may lie half a unit of its last digit to either side.
 *
 * @param value as printed
 * @param half half a unit of the last digit
 */
record Rounded(double value, double half) {
    /** Nothing, to begin a sum with. */
    static final Rounded NONE = new Rounded(0, 0);

    /** Reads digits, with or without a decimal point. */
    static Rounded of(String digits) {
        BigDecimal figure = new BigDecimal(digits);
        return new Rounded(figure.doubleValue(), figure.ulp().doubleValue() / 2);
    }

    Rounded plus(Rounded other) {
        return new Rounded(value + other.value, half + other.half);
    }

    /** Whether this can be the quotient of two rounded figures. */
    boolean canBe(Rounded dividend, Rounded divisor) {
        double least = (dividend.value - dividend.half) / (divisor.value + divisor.half);
        double most = divisor.value > divisor.half
                ? (dividend.value + dividend.half) / (divisor.value - divisor.half)
                : Double.POSITIVE_INFINITY;
        return value + half >= least && value - half <= most;
    }
}
