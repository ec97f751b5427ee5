package org.wattladder.worklets.combined;

/** An order: open until it is delivered. */
final class Order {
    final long number;
    final Customer customer;
    final Line[] lines;
    final long totalCents;
    boolean delivered;

    Order(long number, Customer customer, Line[] lines, long totalCents) {
        this.number = number;
        this.customer = customer;
        this.lines = lines;
        this.totalCents = totalCents;
    }

    /**
     * Goods of one kind in an order.
     *
     * @param item which
     * @param quantity units, 1 to 10
     * @param amountCents price of all of them at the time of the order
     */
    record Line(Item item, int quantity, long amountCents) {}
}
