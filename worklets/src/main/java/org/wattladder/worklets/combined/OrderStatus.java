package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Shows the latest orders of a customer, line by line. */
class OrderStatus implements Transaction {
    private final Warehouse warehouse;
    private int customer;
    private long shownCents;

    OrderStatus(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    @Override
    public String type() {
        return "order-status";
    }

    @Override
    public void prepare() {
        customer = warehouse.drawCustomer();
        shownCents = -1;
    }

    @Override
    public void execute() {
        Orders orders = warehouse.orders;
        Slip slip = new Slip("Latest orders of", warehouse.customers.name(customer));
        long cents = 0;
        for (int ago = 1; ago <= orders.kept(); ago++) {
            Order order = orders.read(orders.row(customer, ago), warehouse.goods);
            slip.count(warehouse.isDelivered(order.number()) ? "Delivered" : "Open", order.number());
            for (Order.Line line : order.lines()) {
                slip.line(line);
                cents += line.amountCents();
            }
        }
        shownCents = cents;
        warehouse.print(slip.amount("Total", cents));
    }

    @Override
    public void check() {
        long expected = 0;
        for (int ago = 1; ago <= warehouse.orders.kept(); ago++) {
            expected += warehouse.orders.totalCents(warehouse.orders.row(customer, ago));
        }
        if (shownCents != expected) {
            throw new WrongOutput("the latest orders of customer " + warehouse.customers.name(customer)
                    + " were shown with " + shownCents + " cents instead of " + expected);
        }
    }
}
