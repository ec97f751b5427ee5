package org.wattladder.worklets.combined;

/**
 * An order as an object, made when it is entered and again whenever its row is read.
 *
 * @param number ascending in the whole warehouse
 * @param customer row of the customer
 * @param lines 5 to 15
 * @param totalCents sum of the lines
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Order(long number, int customer, Line[] lines, long totalCents) {

    /**
     * Goods of one kind in an order.
     *
     * @param item row of the goods
     * @param name of the goods
     * @param quantity units, 1 to 10
     * @param amountCents price of all of them at the time of the order
     */
    record Line(int item, String name, int quantity, int amountCents) {}
}
