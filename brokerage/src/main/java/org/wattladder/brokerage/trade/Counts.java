package org.wattladder.brokerage.trade;

import java.util.concurrent.atomic.LongAdder;

/** What all users of a client count beside their transactions; safe for use by any thread. */
public final class Counts {
    private final LongAdder retries = new LongAdder();

    /** Counts a transaction that the database refused to serialize, so that it is tried again. */
    void retried() {
        retries.increment();
    }

    /** How many since the last call. */
    public long takeRetries() {
        return retries.sumThenReset();
    }
}
