package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Writes what a customer ordered of late, owes and has paid. */
class CustomerReport implements Transaction {
    private final Warehouse warehouse;
    private Customer customer;
    private long reportedCents;

    @SuppressWarnings("NullAway.Init") // prepare comes before execute
    CustomerReport(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    @Override
    public String type() {
        return "customer-report";
    }

    @Override
    public void prepare() {
        customer = warehouse.drawCustomer(warehouse.drawDistrict());
        reportedCents = -1;
    }

    @Override
    public void execute() {
        Slip slip = warehouse.slip.begin("Report of", customer.name);
        long cents = 0;
        for (Order order : customer.recent) {
            if (order != null) {
                cents += report(order, slip);
            }
        }
        reportedCents = cents;
        slip.amount("Recent orders", cents)
                .amount("Bought", customer.boughtCents)
                .amount("Paid", customer.paidCents)
                .amount("Owed", customer.owedCents);
    }

    long report(Order order, Slip slip) {
        long cents = 0;
        for (Order.Line line : order.lines) {
            slip.line(line);
            cents += line.amountCents();
        }
        slip.count(order.delivered ? "Delivered order" : "Open order", order.number);
        return cents;
    }

    @Override
    public void check() {
        long expected = 0;
        for (Order order : customer.recent) {
            expected += order == null ? 0 : order.totalCents;
        }
        if (reportedCents != expected) {
            throw new WrongOutput("the report of customer " + customer.name + " sums up to " + reportedCents
                    + " cents instead of " + expected);
        }
        if (customer.owedCents != customer.boughtCents - customer.paidCents) {
            throw new WrongOutput("customer " + customer.name + " owes " + customer.owedCents
                    + " cents, but bought for " + customer.boughtCents + " and paid " + customer.paidCents);
        }
    }
}
