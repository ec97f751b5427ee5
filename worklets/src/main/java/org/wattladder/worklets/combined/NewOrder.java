package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Enters an order of 5 to 15 lines and takes the goods from stock. */
class NewOrder implements Transaction {
    private static final int LEAST_LINES = 5;
    private static final int MOST_LINES = 15;
    private static final int MOST_UNITS = 10;

    private final Warehouse warehouse;
    private final Item[] items = new Item[MOST_LINES];
    private final int[] quantities = new int[MOST_LINES];
    private int lines;
    private District district;
    private Customer customer;

    @SuppressWarnings("NullAway.Init") // prepare comes before execute
    NewOrder(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    @Override
    public String type() {
        return "new-order";
    }

    @Override
    public void prepare() {
        district = warehouse.drawDistrict();
        customer = warehouse.drawCustomer(district);
        lines = LEAST_LINES + warehouse.random.nextInt(MOST_LINES - LEAST_LINES + 1);
        for (int i = 0; i < lines; i++) {
            items[i] = warehouse.drawItem();
            quantities[i] = 1 + warehouse.random.nextInt(MOST_UNITS);
        }
    }

    @Override
    public void execute() {
        Order.Line[] ordered = new Order.Line[lines];
        Slip slip = warehouse.slip.begin("Order of", customer.name);
        long totalCents = 0;
        long units = 0;
        for (int i = 0; i < lines; i++) {
            take(items[i], quantities[i]);
            Order.Line line = new Order.Line(items[i], quantities[i], items[i].priceCents * quantities[i]);
            ordered[i] = line;
            totalCents += line.amountCents();
            units += line.quantity();
            slip.line(line);
        }
        Order order = new Order(district.nextNumber(), customer, ordered, totalCents);
        district.enter(order);
        customer.ordered(order);
        warehouse.ledger.ordered(units, totalCents);
        slip.amount("Total", totalCents);
    }

    void take(Item item, int quantity) {
        item.take(quantity);
    }

    @Override
    public void check() {
        Order order = district.back(1);
        if (order.customer != customer || customer.latest() != order) {
            throw new WrongOutput("the latest order of customer " + customer.name + " is not the one just entered");
        }
        long cents = 0;
        for (int i = 0; i < lines; i++) {
            cents += items[i].priceCents * quantities[i];
            if (!items[i].isConserved()) {
                throw new WrongOutput("stock of item " + items[i].number + " is " + items[i].onHand + " but "
                        + Item.FIRST_STOCK + " and " + items[i].restocked + " came and " + items[i].sold + " went");
            }
        }
        if (cents != order.totalCents) {
            throw new WrongOutput(
                    "order " + order.number + " totals " + order.totalCents + " cents instead of " + cents);
        }
    }

    /** Counts the whole warehouse; of the six types this one does it for all. */
    @Override
    public void audit() {
        new Audit(warehouse).check();
    }
}
