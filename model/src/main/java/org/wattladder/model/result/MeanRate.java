package org.wattladder.model.result;

/** How sure the rate of a window is, whose ends cut transactions; see docs/scoring.md. */
public final class MeanRate {
    /** A window cuts a transaction of each user at both of its ends, each anywhere: variances of 1/12. */
    private static final double ENDS_OF_A_WINDOW = 2.0 / 12;

    private MeanRate() {}

    /**
     * Relative standard uncertainty in percent.
     *
     * @param transactions in the window, above 0
     */
    public static double countingPercent(long users, double transactions) {
        return 100 * Math.sqrt(users * ENDS_OF_A_WINDOW) / transactions;
    }
}
