package org.wattladder.worklets.client;

/**
 * How many executions one pair of clock readings spans: 1, unless a transaction is so short that reading the clock and
 * choosing a type would cost more than 1 % of it.
 *
 * <p>Doubled while a run takes less than {@value #SHORTEST_NANOS} nanoseconds, halved when it takes eight times that,
 * and only in unpaced intervals: a paced interval uses what the last unpaced one found.
 */
final class RunLength {
    static final long SHORTEST_NANOS = 10_000;
    private static final int LONGEST = 1 << 20;

    private RunLength() {}

    /** The length to use after a run of this length took this long. */
    static int after(int length, long tookNanos) {
        if (tookNanos < SHORTEST_NANOS) {
            return Math.min(LONGEST, length << 1);
        }
        return tookNanos > 8 * SHORTEST_NANOS && length > 1 ? length >> 1 : length;
    }
}
