package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Takes a payment and writes a receipt with the latest ones. */
class Payment implements Transaction {
    private final Warehouse warehouse;
    private int customer;
    private long owedBefore;
    private int cents;

    Payment(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    @Override
    public String type() {
        return "payment";
    }

    @Override
    public void prepare() {
        customer = warehouse.drawCustomer();
        owedBefore = warehouse.customers.owedCents[customer];
        cents = warehouse.drawPayment(customer);
    }

    @Override
    public void execute() {
        pay(customer, cents);
        Customers customers = warehouse.customers;
        Slip slip = new Slip("Received from", customers.name(customer));
        for (int ago = 1; ago <= Customers.PAYMENTS; ago++) {
            slip.amount("Paid", customers.paymentCents(customer, ago));
        }
        warehouse.print(slip.amount("Owed", customers.owedCents[customer]));
    }

    void pay(int payer, int amountCents) {
        warehouse.pay(payer, amountCents);
    }

    @Override
    public void check() {
        Customers customers = warehouse.customers;
        if (customers.owedCents[customer] != owedBefore - cents || customers.paymentCents(customer, 1) != cents) {
            throw new WrongOutput("customer " + customers.name(customer) + " owes " + customers.owedCents[customer]
                    + " cents instead of " + (owedBefore - cents) + " after paying " + cents);
        }
    }
}
