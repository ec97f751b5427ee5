package org.wattladder.director.discover;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Sizes in words, the same under every locale. */
final class Sizes {
    private static final int GIBI_BITS = 30;
    private static final BigDecimal GIGA = BigDecimal.valueOf(1_000_000_000L);

    private Sizes() {}

    /** Number of GiB with at most two decimals. */
    static String gibi(long bytes) {
        return shortest(BigDecimal.valueOf(bytes).divide(BigDecimal.valueOf(1L << GIBI_BITS), 2, RoundingMode.HALF_UP));
    }

    /** Number of MiB with at most two decimals. */
    static String mebi(long kibibytes) {
        return shortest(BigDecimal.valueOf(kibibytes).divide(BigDecimal.valueOf(1024), 2, RoundingMode.HALF_UP));
    }

    /** Number of GB with at most one decimal, as disks are sold. */
    static String giga(long bytes) {
        return shortest(BigDecimal.valueOf(bytes).divide(GIGA, 1, RoundingMode.HALF_UP));
    }

    private static String shortest(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
