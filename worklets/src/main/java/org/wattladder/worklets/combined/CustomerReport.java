package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Writes the statement of a customer: the latest orders, what was paid of late, and what is owed. */
class CustomerReport implements Transaction {
    private final Warehouse warehouse;
    private int customer;
    private long reportedCents;

    CustomerReport(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    @Override
    public String type() {
        return "customer-report";
    }

    @Override
    public void prepare() {
        customer = warehouse.drawCustomer();
        reportedCents = -1;
    }

    @Override
    public void execute() {
        Slip slip = new Slip("Report of", warehouse.customers.name(customer));
        long cents = 0;
        for (int ago = 1; ago <= warehouse.orders.kept(); ago++) {
            cents += report(warehouse.orders.row(customer, ago), slip);
        }
        long paid = 0;
        for (int ago = 1; ago <= Customers.PAYMENTS; ago++) {
            paid += warehouse.customers.paymentCents(customer, ago);
        }
        reportedCents = cents;
        warehouse.print(slip.amount("Latest orders", cents)
                .amount("Latest payments", paid)
                .amount("Owed", warehouse.customers.owedCents[customer]));
    }

    long report(int row, Slip slip) {
        long number = warehouse.orders.number(row);
        long cents = warehouse.orders.linesCents(row);
        slip.count(warehouse.isDelivered(number) ? "Delivered order" : "Open order", number)
                .amount("of", cents);
        return cents;
    }

    @Override
    public void check() {
        long expected = 0;
        for (int ago = 1; ago <= warehouse.orders.kept(); ago++) {
            expected += warehouse.orders.totalCents(warehouse.orders.row(customer, ago));
        }
        Customers customers = warehouse.customers;
        if (reportedCents != expected) {
            throw new WrongOutput("the report of customer " + customers.name(customer) + " sums up to " + reportedCents
                    + " cents instead of " + expected);
        }
        if (customers.owedCents[customer] != customers.boughtCents[customer] - customers.paidCents[customer]) {
            throw new WrongOutput("customer " + customers.name(customer) + " owes " + customers.owedCents[customer]
                    + " cents, but bought for " + customers.boughtCents[customer] + " and paid "
                    + customers.paidCents[customer]);
        }
    }
}
