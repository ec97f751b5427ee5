package org.wattladder.worklets.combined;

import java.util.random.RandomGenerator;

/** Who orders and pays, one row for each customer; money in cents. */
final class Customers {
    /** Latest payments that a receipt shows. */
    static final int PAYMENTS = 8;

    final long[] boughtCents;
    final long[] paidCents;

    /** Delivered and not paid yet; negative after a deposit. */
    final long[] owedCents;

    private final long[] payments;
    private final int[] latestPayments;
    private final Names names;

    Customers(int customers, RandomGenerator random) {
        boughtCents = new long[customers];
        paidCents = new long[customers];
        owedCents = new long[customers];
        payments = new long[customers];
        latestPayments = new int[customers * PAYMENTS];
        names = new Names(customers, 3, random);
    }

    int count() {
        return owedCents.length;
    }

    String name(int customer) {
        return names.get(customer);
    }

    void received(int customer, long cents) {
        boughtCents[customer] += cents;
        owedCents[customer] += cents;
    }

    void paid(int customer, int cents) {
        paidCents[customer] += cents;
        owedCents[customer] -= cents;
        latestPayments[customer * PAYMENTS + (int) (payments[customer]++ % PAYMENTS)] = cents;
    }

    /** A payment so many payments ago, from 1 for the latest to {@link #PAYMENTS}; 0 when there were fewer. */
    int paymentCents(int customer, int ago) {
        return latestPayments[customer * PAYMENTS + (int) Math.floorMod(payments[customer] - ago, (long) PAYMENTS)];
    }
}
