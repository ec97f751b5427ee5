package org.wattladder.worklets.supermarket;

/**
 * What one store sold to one customer in one purchase; never changes.
 *
 * @param store that sold
 * @param customer that bought
 * @param items one for each line
 * @param units of each line, at least 1
 * @param discountPercent taken off the sum of the lines
 * @param cents paid
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Receipt(int store, int customer, int[] items, int[] units, int discountPercent, long cents) {
    private static final int WHOLE = 100;
    private static final int LEAST_CENTS = 49;
    private static final int STRIDE = 7919;
    private static final int DEAREST = 9973;

    /** The receipt of these lines. */
    static Receipt of(int store, int customer, int[] items, int[] units, int discountPercent) {
        return new Receipt(store, customer, items, units, discountPercent, total(items, units, discountPercent));
    }

    /** What an item costs in every store. */
    static long priceCents(int item) {
        return LEAST_CENTS + (long) item * STRIDE % DEAREST;
    }

    static long total(int[] items, int[] units, int discountPercent) {
        long cents = 0;
        for (int line = 0; line < items.length; line++) {
            cents += priceCents(items[line]) * units[line];
        }
        return cents * (WHOLE - discountPercent) / WHOLE;
    }

    long unitsSold() {
        long sum = 0;
        for (int each : units) {
            sum += each;
        }
        return sum;
    }

    /** Writes it as the customer gets it. */
    void print(StringBuilder page) {
        page.append("Store ")
                .append(store)
                .append(", customer ")
                .append(customer)
                .append('\n');
        for (int line = 0; line < items.length; line++) {
            page.append(units[line]).append(" x item ").append(items[line]).append("  ");
            amount(page, priceCents(items[line]) * units[line]);
        }
        page.append("discount ").append(discountPercent).append(" %  ");
        amount(page, cents);
    }

    private static void amount(StringBuilder page, long cents) {
        page.append(cents / WHOLE).append('.');
        page.append((char) ('0' + cents % WHOLE / 10)).append((char) ('0' + cents % 10));
        page.append('\n');
    }
}
