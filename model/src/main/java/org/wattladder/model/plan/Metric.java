package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonAlias;

/**
 * What the performance of a worklet is; the formulas stand in docs/results.md. Older results say the unit of one of two
 * instead.
 */
public enum Metric {
    /** Transactions per second. */
    @JsonAlias("transactions/s")
    TRANSACTIONS("transactions/s"),
    /** Bytes moved per second, times the bytes of data worked on; both in units of 10^9. */
    BANDWIDTH_TIMES_CAPACITY("GB/s x GB"),
    /** Transactions per second, times the cache in units of 10^9 bytes, divided by the root of that. */
    TRANSACTIONS_TIMES_CACHE("transactions/s x sqrt(GB)"),
    /** Nothing is executed. */
    @JsonAlias("")
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
