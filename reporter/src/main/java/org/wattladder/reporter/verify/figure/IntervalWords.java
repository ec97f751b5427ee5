package org.wattladder.reporter.verify.figure;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers in sentences. */
public final class IntervalWords {
    private IntervalWords() {}

    /** A share in percent without needless zeros. */
    public static String percent(double value) {
        BigDecimal rounded = new BigDecimal(value).setScale(3, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
