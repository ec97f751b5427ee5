package org.wattladder.worklets.combined;

/** Who orders and pays; money in cents. */
final class Customer {
    /** Orders that the report of a customer shows. */
    static final int RECENT = 8;

    final String name;
    final Order[] recent = new Order[RECENT];
    long orders;
    long boughtCents;
    long paidCents;

    /** Delivered and not paid yet; negative after a deposit. */
    long owedCents;

    Customer(String name) {
        this.name = name;
    }

    void ordered(Order order) {
        recent[(int) (orders++ % RECENT)] = order;
    }

    void received(Order order) {
        boughtCents += order.totalCents;
        owedCents += order.totalCents;
    }

    void paid(long cents) {
        paidCents += cents;
        owedCents -= cents;
    }

    /** The last order, or null before the first one. */
    @SuppressWarnings("NullAway") // an Optional would be made in timed code
    Order latest() {
        return orders == 0 ? null : recent[(int) ((orders - 1) % RECENT)];
    }
}
