package org.wattladder.worklets.api;

import java.util.Objects;

/**
 * A transaction and its share of the mix.
 *
 * @param share whole number of at least 1, relative to the other shares of the mix
 * @param transaction the transaction of one user thread
 */
public record WeightedTransaction(int share, Transaction transaction) {
    public WeightedTransaction {
        Objects.requireNonNull(transaction, "transaction");
        if (share < 1) {
            throw new IllegalArgumentException("share of " + transaction.type() + " must be at least 1, not " + share);
        }
    }
}
