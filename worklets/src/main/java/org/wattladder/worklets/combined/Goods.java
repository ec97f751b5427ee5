package org.wattladder.worklets.combined;

import java.util.random.RandomGenerator;

/** The goods of a warehouse, one row for each kind; stock in units, prices in cents. */
final class Goods {
    private static final int RESTOCK = 91;
    private static final int LEAST_CENTS = 100;
    private static final int PRICES = 9_901;

    final int[] onHand;

    /** Units that ever came, with those of the beginning. */
    final long[] received;

    final long[] sold;
    private final int[] priceCents;
    private final Names names;

    /**
     * Draws prices, names and stock.
     *
     * <p>The stock, modulo the size of a restocking, is as likely to be one number as another however long the business
     * goes on, so it begins that way.
     */
    Goods(int kinds, RandomGenerator random) {
        onHand = new int[kinds];
        received = new long[kinds];
        sold = new long[kinds];
        priceCents = new int[kinds];
        names = new Names(kinds, 4, random);
        for (int item = 0; item < kinds; item++) {
            priceCents[item] = LEAST_CENTS + random.nextInt(PRICES);
            onHand[item] = random.nextInt(RESTOCK);
            received[item] = onHand[item];
        }
    }

    int kinds() {
        return onHand.length;
    }

    /** Takes goods for a line of an order, restocking first when there are too few. */
    Order.Line take(int item, int quantity) {
        if (onHand[item] < quantity) {
            onHand[item] += RESTOCK;
            received[item] += RESTOCK;
        }
        onHand[item] -= quantity;
        sold[item] += quantity;
        return line(item, quantity, priceCents[item] * quantity);
    }

    /** A line as it stands in a row of the orders. */
    Order.Line line(int item, int quantity, int amountCents) {
        return new Order.Line(item, names.get(item), quantity, amountCents);
    }

    String name(int item) {
        return names.get(item);
    }

    int priceCents(int item) {
        return priceCents[item];
    }

    /** Whether what is here is what came minus what went. */
    boolean isConserved(int item) {
        return onHand[item] >= 0 && received[item] - sold[item] == onHand[item];
    }
}
