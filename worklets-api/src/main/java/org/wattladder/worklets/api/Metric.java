package org.wattladder.worklets.api;

/** What the performance of a worklet is, see docs/results.md for the formulas. */
public enum Metric {
    /** Transactions per second. */
    TRANSACTIONS("transactions/s"),
    /** Bytes moved per second, times the bytes of data that is worked on; both in units of 10^9. */
    BANDWIDTH_TIMES_CAPACITY("GB/s x GB"),
    /** Transactions per second, times the cache in units of 10^9 bytes, times a factor that shrinks with its root. */
    TRANSACTIONS_TIMES_CACHE("transactions/s x sqrt(GB)"),
    /** Bytes moved per second, in units of 10^9. */
    BANDWIDTH("GB/s"),
    /** Bits of content moved per second, without headers, in units of 10^9. */
    BITS("Gbit/s"),
    /** Floating-point operations per second, in units of 10^9; clients report those of a transaction as a figure. */
    FLOATING_POINT("GFLOPS"),
    /** Nothing is executed. */
    NONE("");

    private final String unit;

    Metric(String unit) {
        this.unit = unit;
    }

    /** The unit as reports print it; empty for {@link #NONE}. */
    public String unit() {
        return unit;
    }
}
