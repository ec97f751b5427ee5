package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Enters an order of 5 to 15 lines and takes the goods from stock. */
class NewOrder implements Transaction {
    private final Warehouse warehouse;
    private final int[] items = new int[Orders.LINES];
    private final int[] quantities = new int[Orders.LINES];
    private int lines;
    private int customer;
    private long ordersBefore;

    NewOrder(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    @Override
    public String type() {
        return "new-order";
    }

    @Override
    public void prepare() {
        customer = warehouse.drawCustomer();
        lines = warehouse.drawLines(items, quantities);
        ordersBefore = warehouse.orders.entered(customer);
    }

    @Override
    public void execute() {
        Order.Line[] taken = new Order.Line[lines];
        Slip slip = new Slip("Order of", warehouse.customers.name(customer));
        for (int i = 0; i < lines; i++) {
            taken[i] = take(items[i], quantities[i]);
            slip.line(taken[i]);
        }
        Order order = warehouse.enter(customer, taken);
        warehouse.print(slip.amount("Total", order.totalCents()).count("Number", order.number()));
    }

    Order.Line take(int item, int quantity) {
        return warehouse.goods.take(item, quantity);
    }

    @Override
    public void check() {
        Orders orders = warehouse.orders;
        if (orders.entered(customer) != ordersBefore + 1) {
            throw new WrongOutput("customer " + warehouse.customers.name(customer) + " has " + orders.entered(customer)
                    + " orders instead of " + (ordersBefore + 1));
        }
        int row = orders.row(customer, 1);
        long cents = 0;
        for (int i = 0; i < lines; i++) {
            cents += (long) warehouse.goods.priceCents(items[i]) * quantities[i];
            if (!warehouse.goods.isConserved(items[i])) {
                throw new WrongOutput("stock of item " + items[i] + " is " + warehouse.goods.onHand[items[i]] + " but "
                        + warehouse.goods.received[items[i]] + " came and " + warehouse.goods.sold[items[i]] + " went");
            }
        }
        if (cents != orders.totalCents(row) || cents != orders.linesCents(row)) {
            throw new WrongOutput("order " + orders.number(row) + " totals " + orders.totalCents(row)
                    + " cents and its lines " + orders.linesCents(row) + " instead of " + cents);
        }
    }

    /** Counts the whole warehouse; of the six types this one does it for all. */
    @Override
    public void audit() {
        new Audit(warehouse).check();
    }
}
