package org.wattladder.model.schedule;

import java.math.BigDecimal;
import java.math.MathContext;

/** How schedules step from rate to rate. */
final class Rates {
    private static final MathContext DIGITS = new MathContext(5);
    private static final double HUNDRED = 100;

    private Rates() {}

    /** To five digits, as plans and reports show it. */
    static double rounded(double exact) {
        return new BigDecimal(exact).round(DIGITS).doubleValue();
    }

    /** How often a range, given as the ratio of its ends, is halved until it is this narrow. */
    static int halvings(double ratio, double widthPercent) {
        double widths = Math.log(ratio) / Math.log1p(widthPercent / HUNDRED);
        return Math.max(0, (int) Math.ceil(Math.log(widths) / Math.log(2)));
    }
}
