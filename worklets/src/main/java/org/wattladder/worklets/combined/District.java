package org.wattladder.worklets.combined;

import java.util.ArrayDeque;

/** A part of the customers of a warehouse, with their open orders and the latest ones. */
final class District {
    final Customer[] customers;
    final ArrayDeque<Order> open = new ArrayDeque<>();
    long orders;
    long paidCents;
    private final Order[] kept;

    District(Customer[] customers, int ordersKept) {
        this.customers = customers;
        kept = new Order[ordersKept];
    }

    long nextNumber() {
        return orders + 1;
    }

    void enter(Order order) {
        kept[(int) (orders++ % kept.length)] = order;
        open.add(order);
    }

    /** How many orders can be looked back at. */
    int kept() {
        return (int) Math.min(orders, kept.length);
    }

    /** The order that was entered so many orders ago; 1 is the latest. */
    Order back(int ago) {
        return kept[(int) ((orders - ago) % kept.length)];
    }
}
