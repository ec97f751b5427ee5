package org.wattladder.model.text;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers in names and sentences. */
public final class Decimal {
    private static final int PLACES = 3;

    private Decimal() {}

    /** At most three places behind the point, without needless zeros; the same under every locale. */
    public static String plain(double number) {
        BigDecimal rounded = new BigDecimal(number).setScale(PLACES, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
