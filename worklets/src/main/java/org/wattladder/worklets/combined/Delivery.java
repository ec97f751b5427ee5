package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/**
 * Delivers the oldest open orders, with a list of all goods to be loaded, and charges the customers.
 *
 * <p>Ten orders come for each delivery, so it takes nine while the backlog is short and eleven while it is long.
 */
class Delivery implements Transaction {
    private static final int BATCH = 10;

    private final Warehouse warehouse;
    private int batch;
    private long deliveriesBefore;

    Delivery(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    @Override
    public String type() {
        return "delivery";
    }

    @Override
    public void prepare() {
        int waiting = warehouse.open.size();
        batch = Math.min(waiting, waiting > warehouse.backlog ? BATCH + 1 : BATCH - 1);
        deliveriesBefore = warehouse.ledger.deliveries;
    }

    @Override
    public void execute() {
        Slip slip = new Slip("Delivery", "list");
        for (int i = 0; i < batch; i++) {
            Order order = warehouse.open.remove();
            slip.count(warehouse.customers.name(order.customer()), order.number());
            for (Order.Line line : order.lines()) {
                slip.count(line.name(), line.quantity());
            }
            deliver(order);
        }
        warehouse.print(slip.count("Delivered", batch));
    }

    void deliver(Order order) {
        warehouse.deliver(order);
    }

    @Override
    public void check() {
        long delivered = warehouse.ledger.deliveries - deliveriesBefore;
        if (delivered != batch) {
            throw new WrongOutput(delivered + " orders were delivered instead of " + batch);
        }
    }
}
