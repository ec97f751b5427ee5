package org.wattladder.worklets.combined;

/**
 * The latest orders of all customers, a row for each, in arrays of numbers: as large on the first day as ever after, and
 * in the same place for the collector, whatever it does with what is made and dropped around them.
 */
final class Orders {
    /** Most lines of an order. */
    static final int LINES = 15;

    private final int kept;
    private final long[] entered;
    private final long[] numbers;
    private final long[] totalCents;
    private final byte[] lines;
    private final int[] items;
    private final byte[] quantities;
    private final int[] amountCents;

    /** Room for so many orders of each customer. */
    Orders(int customers, int kept) {
        this.kept = kept;
        entered = new long[customers];
        numbers = new long[customers * kept];
        totalCents = new long[customers * kept];
        lines = new byte[customers * kept];
        items = new int[customers * kept * LINES];
        quantities = new byte[customers * kept * LINES];
        amountCents = new int[customers * kept * LINES];
    }

    /** Orders kept of each customer. */
    int kept() {
        return kept;
    }

    /** Rows of all customers together. */
    int rows() {
        return numbers.length;
    }

    /** Orders that this customer ever entered. */
    long entered(int customer) {
        return entered[customer];
    }

    /** Row of the order that the customer entered so many orders ago; 1 is the latest. */
    int row(int customer, int ago) {
        return customer * kept + (int) Math.floorMod(entered[customer] - ago, (long) kept);
    }

    /** Writes an order over the oldest one of its customer and returns its row. */
    int enter(Order order) {
        entered[order.customer()]++;
        int row = row(order.customer(), 1);
        numbers[row] = order.number();
        totalCents[row] = order.totalCents();
        lines[row] = (byte) order.lines().length;
        for (int i = 0; i < order.lines().length; i++) {
            Order.Line line = order.lines()[i];
            items[row * LINES + i] = line.item();
            quantities[row * LINES + i] = (byte) line.quantity();
            amountCents[row * LINES + i] = line.amountCents();
        }
        return row;
    }

    /** Makes the order of a row. */
    Order read(int row, Goods goods) {
        Order.Line[] read = new Order.Line[lines[row]];
        for (int i = 0; i < read.length; i++) {
            int at = row * LINES + i;
            read[i] = goods.line(items[at], quantities[at], amountCents[at]);
        }
        return new Order(numbers[row], row / kept, read, totalCents[row]);
    }

    long number(int row) {
        return numbers[row];
    }

    long totalCents(int row) {
        return totalCents[row];
    }

    int lines(int row) {
        return lines[row];
    }

    int item(int row, int line) {
        return items[row * LINES + line];
    }

    /** Sum of the lines, counted again. */
    long linesCents(int row) {
        long cents = 0;
        for (int at = row * LINES; at < row * LINES + lines[row]; at++) {
            cents += amountCents[at];
        }
        return cents;
    }
}
