package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Takes a payment: a drawn part of what a customer owes, but at least 100 cents, as a deposit if need be. */
class Payment implements Transaction {
    private static final long LEAST_CENTS = 100;
    private static final int WHOLE = 1000;

    private final Warehouse warehouse;
    private District district;
    private Customer customer;
    private long owedBefore;
    private long cents;

    @SuppressWarnings("NullAway.Init") // prepare comes before execute
    Payment(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    @Override
    public String type() {
        return "payment";
    }

    @Override
    public void prepare() {
        district = warehouse.drawDistrict();
        customer = warehouse.drawCustomer(district);
        owedBefore = customer.owedCents;
        cents = Math.max(LEAST_CENTS, owedBefore * (1 + warehouse.random.nextInt(WHOLE)) / WHOLE);
    }

    @Override
    public void execute() {
        pay(customer, cents);
        district.paidCents += cents;
        warehouse.ledger.paid(cents);
        warehouse
                .slip
                .begin("Received from", customer.name)
                .amount("Paid", cents)
                .amount("Owed", customer.owedCents)
                .amount("Paid so far", customer.paidCents);
    }

    void pay(Customer payer, long amountCents) {
        payer.paid(amountCents);
    }

    @Override
    public void check() {
        if (customer.owedCents != owedBefore - cents) {
            throw new WrongOutput("customer " + customer.name + " owes " + customer.owedCents + " cents instead of "
                    + (owedBefore - cents) + " after paying " + cents);
        }
    }
}
