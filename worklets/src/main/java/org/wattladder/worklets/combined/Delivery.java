package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/**
 * Delivers the oldest open orders, one district after the other, and charges the customers.
 *
 * <p>Ten orders come for each delivery, so a batch of twelve keeps the queues short.
 */
class Delivery implements Transaction {
    static final int BATCH = 12;

    private final Warehouse warehouse;
    private int next;
    private long openBefore;
    private int delivered;

    Delivery(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    @Override
    public String type() {
        return "delivery";
    }

    @Override
    public void prepare() {
        openBefore = warehouse.ledger.orders - warehouse.ledger.deliveries;
        delivered = -1;
    }

    @Override
    public void execute() {
        Slip slip = warehouse.slip.begin("Delivery", "list");
        int done = 0;
        int empty = 0;
        while (done < BATCH && empty < Warehouse.DISTRICTS) {
            Order order = warehouse.districts[next].open.poll();
            next = (next + 1) % Warehouse.DISTRICTS;
            if (order == null) {
                empty++;
            } else {
                empty = 0;
                deliver(order);
                slip.amount(order.customer.name, order.totalCents);
                done++;
            }
        }
        delivered = done;
        slip.count("Delivered", done);
    }

    void deliver(Order order) {
        order.delivered = true;
        order.customer.received(order);
        warehouse.ledger.delivered(order.totalCents);
    }

    @Override
    public void check() {
        long expected = Math.min(BATCH, openBefore);
        if (delivered != expected) {
            throw new WrongOutput(delivered + " orders were delivered instead of " + expected);
        }
    }
}
