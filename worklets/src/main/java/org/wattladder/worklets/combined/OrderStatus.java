package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Shows the latest order of a customer, line by line. */
class OrderStatus implements Transaction {
    private final Warehouse warehouse;
    private Customer customer;
    private long shownCents;

    @SuppressWarnings("NullAway.Init") // prepare comes before execute
    OrderStatus(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    @Override
    public String type() {
        return "order-status";
    }

    @Override
    public void prepare() {
        customer = warehouse.drawCustomer(warehouse.drawDistrict());
        shownCents = -1;
    }

    @Override
    public void execute() {
        Slip slip = warehouse.slip.begin("Latest order of", customer.name);
        Order order = customer.latest();
        shownCents = 0;
        if (order == null) {
            slip.count("Orders", 0);
            return;
        }
        for (Order.Line line : order.lines) {
            slip.line(line);
            shownCents += line.amountCents();
        }
        slip.amount(order.delivered ? "Delivered, total" : "Open, total", shownCents);
    }

    @Override
    public void check() {
        Order order = customer.latest();
        long expected = order == null ? 0 : order.totalCents;
        if (shownCents != expected) {
            throw new WrongOutput("the latest order of customer " + customer.name + " was shown with " + shownCents
                    + " cents instead of " + expected);
        }
    }
}
