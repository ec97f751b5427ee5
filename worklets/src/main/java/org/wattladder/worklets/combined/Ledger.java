package org.wattladder.worklets.combined;

/** Running sums of a warehouse, kept beside the objects that they sum up so that an {@link Audit} can compare. */
final class Ledger {
    long orders;
    long orderedCents;
    long unitsSold;
    long deliveries;
    long deliveredCents;
    long paidCents;

    void ordered(long units, long cents) {
        orders++;
        unitsSold += units;
        orderedCents += cents;
    }

    void delivered(long cents) {
        deliveries++;
        deliveredCents += cents;
    }

    void paid(long cents) {
        paidCents += cents;
    }
}
