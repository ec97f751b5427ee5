package org.wattladder.worklets.supermarket;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The ledger of all stores and their latest receipts. What it keeps of a store is used under the lock of that store; receipts
 * are read by anybody.
 */
class Headquarters {
    private static final int BEST = 20;

    private final Sizes sizes;
    private final AtomicReferenceArray<Receipt> latest;
    private final long[] receipts;
    private final long[] units;
    private final long[] cents;

    Headquarters(Sizes sizes) {
        this.sizes = sizes;
        latest = new AtomicReferenceArray<>(sizes.stores() * sizes.receipts());
        receipts = new long[sizes.stores()];
        units = new long[sizes.stores()];
        cents = new long[sizes.stores()];
    }

    /** Enters a receipt. */
    void post(Receipt receipt) {
        int store = receipt.store();
        latest.set(store * sizes.receipts() + (int) (receipts[store] % sizes.receipts()), receipt);
        receipts[store]++;
        units[store] += receipt.unitsSold();
        cents[store] += receipt.cents();
    }

    long receipts(int store) {
        return receipts[store];
    }

    long units(int store) {
        return units[store];
    }

    long cents(int store) {
        return cents[store];
    }

    /** The item that was bought with this one on most of a store's latest receipts; itself when there is none. */
    int boughtWith(int store, int item) {
        int[] count = new int[sizes.items()];
        int best = item;
        for (int place = store * sizes.receipts(); place < (store + 1) * sizes.receipts(); place++) {
            Receipt receipt = latest.get(place);
            if (receipt != null && contains(receipt, item)) {
                for (int other : receipt.items()) {
                    if (other != item && ++count[other] > count[best]) {
                        best = other;
                    }
                }
            }
        }
        return best;
    }

    private static boolean contains(Receipt receipt, int item) {
        for (int each : receipt.items()) {
            if (each == item) {
                return true;
            }
        }
        return false;
    }

    /** The items that sold best on the latest receipts of all stores, best first, each with what is bought with it. */
    int[] bestSellers() {
        long[] sold = new long[sizes.items()];
        for (int place = 0; place < latest.length(); place++) {
            Receipt receipt = latest.get(place);
            if (receipt != null) {
                for (int line = 0; line < receipt.items().length; line++) {
                    sold[receipt.items()[line]] += receipt.units()[line];
                }
            }
        }
        int[] best = new int[2 * BEST];
        for (int rank = 0; rank < BEST; rank++) {
            int first = 0;
            for (int item = 1; item < sold.length; item++) {
                first = sold[item] > sold[first] ? item : first;
            }
            sold[first] = -1;
            best[2 * rank] = first;
            best[2 * rank + 1] = boughtWith(rank % sizes.stores(), first);
        }
        return best;
    }
}
