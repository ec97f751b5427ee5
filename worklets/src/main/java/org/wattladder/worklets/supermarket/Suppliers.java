package org.wattladder.worklets.supermarket;

/** All suppliers; what they keep of a store is used under the lock of that store. */
final class Suppliers {
    private static final int MARGIN = 2;

    private final long[] delivered;

    Suppliers(int stores) {
        delivered = new long[stores];
    }

    /** Delivers units of an item and returns the cents of the invoice. */
    long deliver(int store, int item, int units) {
        delivered[store] += units;
        return Receipt.priceCents(item) * units / MARGIN;
    }

    long delivered(int store) {
        return delivered[store];
    }
}
