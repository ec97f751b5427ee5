package org.wattladder.worklets.combined;

import java.util.random.RandomGenerator;

/** A part of the customers of a warehouse, with its latest orders. */
final class District {
    /** Latest orders that the stock is counted for. */
    static final int LATEST = 20;

    long paidCents;
    private final int firstCustomer;
    private final int customers;
    private final int[] latestRows = new int[LATEST];
    private long orders;

    District(int firstCustomer, int customers) {
        this.firstCustomer = firstCustomer;
        this.customers = customers;
    }

    int drawCustomer(RandomGenerator random) {
        return firstCustomer + random.nextInt(customers);
    }

    void entered(int row) {
        latestRows[(int) (orders++ % LATEST)] = row;
    }

    /** Row of one of the latest orders; in a business with few customers a later one may stand there by now. */
    int latestRow(int which) {
        return latestRows[which];
    }
}
