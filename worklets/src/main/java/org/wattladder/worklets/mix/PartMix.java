package org.wattladder.worklets.mix;

import java.util.List;
import org.wattladder.worklets.api.WeightedTransaction;

/**
 * What one part gives to the mix.
 *
 * @param share of all transactions of the part together, against the other parts
 * @param transactions with their shares inside the part
 */
record PartMix(long share, List<WeightedTransaction> transactions) {
    long shareSum() {
        return transactions.stream().mapToLong(WeightedTransaction::share).sum();
    }
}
