package org.wattladder.worklets.combined;

import java.util.ArrayDeque;
import java.util.random.RandomGenerator;

/**
 * All state of one user. What lasts stands in arrays of numbers that never grow; objects are the open orders, which come
 * and go, and the last slips.
 */
final class Warehouse {
    static final int DISTRICTS = 10;
    static final int LEAST_LINES = 5;
    static final int MOST_UNITS = 10;

    /** Numbers have as many digits at the end of a day as at its beginning. */
    private static final long FIRST_NUMBER = 100_000_000;

    private static final int SLIPS = 64;
    private static final int WHOLE = 1000;
    private static final int LEAST_PAYMENT_CENTS = 100;

    final Goods goods;
    final Customers customers;
    final Orders orders;
    final District[] districts = new District[DISTRICTS];
    final ArrayDeque<Order> open;
    final Ledger ledger = new Ledger();
    final RandomGenerator random;

    /** Open orders that the warehouse begins with and comes back to. */
    final int backlog;

    private final String[] slips = new String[SLIPS];
    private int written;

    /** A warehouse as it is after any length of time, see {@link #openUp}. */
    Warehouse(int kinds, int customersPerDistrict, int ordersKept, int backlog, RandomGenerator random) {
        this.random = random;
        this.backlog = backlog;
        goods = new Goods(kinds, random);
        customers = new Customers(DISTRICTS * customersPerDistrict, random);
        orders = new Orders(customers.count(), ordersKept);
        open = new ArrayDeque<>(4 * backlog);
        for (int district = 0; district < DISTRICTS; district++) {
            districts[district] = new District(district * customersPerDistrict, customersPerDistrict);
        }
        openUp();
    }

    /**
     * Does business until every row is full: each customer orders and another one pays, in an order redrawn each time,
     * as often as orders or payments are kept, and all orders but the backlog are delivered.
     */
    private void openUp() {
        int[] buyers = shuffled();
        int[] payers = shuffled();
        int[] items = new int[Orders.LINES];
        int[] quantities = new int[Orders.LINES];
        int rounds = Math.max(orders.kept(), Customers.PAYMENTS);
        for (int round = 0; round < rounds || open.size() < backlog; round++) {
            shuffle(buyers);
            shuffle(payers);
            for (int i = 0; i < buyers.length; i++) {
                int lines = drawLines(items, quantities);
                Order.Line[] taken = new Order.Line[lines];
                for (int line = 0; line < lines; line++) {
                    taken[line] = goods.take(items[line], quantities[line]);
                }
                enter(buyers[i], taken);
                if (open.size() > backlog) {
                    deliver(open.remove());
                }
                pay(payers[i], drawPayment(payers[i]));
            }
        }
    }

    private int[] shuffled() {
        int[] rows = new int[customers.count()];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = i;
        }
        return rows;
    }

    private void shuffle(int[] rows) {
        for (int i = rows.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int row = rows[i];
            rows[i] = rows[other];
            rows[other] = row;
        }
    }

    District drawDistrict() {
        return districts[random.nextInt(DISTRICTS)];
    }

    int drawCustomer() {
        return random.nextInt(customers.count());
    }

    District districtOf(int customer) {
        return districts[customer / (customers.count() / DISTRICTS)];
    }

    /** Draws the lines of an order and returns their number. */
    int drawLines(int[] items, int[] quantities) {
        int lines = LEAST_LINES + random.nextInt(Orders.LINES - LEAST_LINES + 1);
        for (int i = 0; i < lines; i++) {
            items[i] = random.nextInt(goods.kinds());
            quantities[i] = 1 + random.nextInt(MOST_UNITS);
        }
        return lines;
    }

    /** Draws a part of what a customer owes, at least 100 cents, as a deposit if need be. */
    int drawPayment(int customer) {
        long part = customers.owedCents[customer] * (1 + random.nextInt(WHOLE)) / WHOLE;
        return (int) Math.max(LEAST_PAYMENT_CENTS, part);
    }

    /** Enters an order of goods that were taken already. */
    Order enter(int customer, Order.Line... lines) {
        long totalCents = 0;
        long units = 0;
        for (Order.Line line : lines) {
            totalCents += line.amountCents();
            units += line.quantity();
        }
        Order order = new Order(FIRST_NUMBER + ledger.orders, customer, lines, totalCents);
        districtOf(customer).entered(orders.enter(order));
        open.add(order);
        ledger.ordered(units, totalCents);
        return order;
    }

    /** Charges the oldest open order, which the caller has taken from the queue. */
    void deliver(Order order) {
        customers.received(order.customer(), order.totalCents());
        ledger.delivered(order.totalCents());
    }

    /** Whether the order of this number was delivered; the oldest one always comes first. */
    boolean isDelivered(long number) {
        return number < FIRST_NUMBER + ledger.deliveries;
    }

    void pay(int customer, int cents) {
        customers.paid(customer, cents);
        districtOf(customer).paidCents += cents;
        ledger.paid(cents);
    }

    /** Hands a slip to the printer, which keeps the last ones. */
    void print(Slip slip) {
        slips[written] = slip.toString();
        written = (written + 1) % SLIPS;
    }

    /** The slip printed last. */
    String lastSlip() {
        return slips[(written + SLIPS - 1) % SLIPS];
    }
}
