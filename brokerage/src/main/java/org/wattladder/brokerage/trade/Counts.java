package org.wattladder.brokerage.trade;

import java.util.concurrent.atomic.LongAdder;

/** What all users of a client count beside their transactions; safe for use by any thread. */
public final class Counts {
    private final LongAdder retries = new LongAdder();
    private final LongAdder transactions = new LongAdder();
    private final LongAdder trades = new LongAdder();

    /** Counts a transaction that the database refused to serialize, so that it is tried again. */
    void retried() {
        retries.increment();
    }

    /** Counts a transaction that is committed. */
    void committed(Kind kind) {
        transactions.increment();
        if (kind == Kind.COMPLETE_TRADE) {
            trades.increment();
        }
    }

    /** How many were tried again since the last call. */
    public long takeRetries() {
        return retries.sumThenReset();
    }

    /** How many transactions were committed since the last call, whether recorded or not. */
    public long takeTransactions() {
        return transactions.sumThenReset();
    }

    /** How many trades were completed since the last call, whether recorded or not. */
    public long takeTrades() {
        return trades.sumThenReset();
    }
}
