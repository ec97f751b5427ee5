package org.wattladder.worklets.combined;

/** One kind of goods and its stock in a warehouse, in units. */
final class Item {
    static final int FIRST_STOCK = 100;
    static final int RESTOCK = 91;

    final int number;
    final String name;
    final long priceCents;
    int onHand = FIRST_STOCK;
    long restocked;
    long sold;

    Item(int number, String name, long priceCents) {
        this.number = number;
        this.name = name;
        this.priceCents = priceCents;
    }

    /** Takes goods for an order, restocking first when there are too few. */
    void take(int quantity) {
        if (onHand < quantity) {
            onHand += RESTOCK;
            restocked += RESTOCK;
        }
        onHand -= quantity;
        sold += quantity;
    }

    /** Whether what is here is what came minus what went. */
    boolean isConserved() {
        return onHand >= 0 && FIRST_STOCK + restocked - sold == onHand;
    }
}
