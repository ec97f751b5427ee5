package org.wattladder.worklets.supermarket;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.WrongOutput;

/** One store with its goods; its lock also guards what headquarters and suppliers keep of it. */
final class Store {
    private static final int FULL_UNITS = 100;
    private static final int SHORT_UNITS = 40;

    private final int number;
    private final int[] stock;
    private final long[] bought;
    private final long[] sold;
    private final Headquarters headquarters;
    private final Suppliers suppliers;
    private long receipts;
    private long cents;
    private int nextShelf;

    /** A store whose shelves suppliers have filled, more or less. */
    Store(int number, int items, Headquarters headquarters, Suppliers suppliers, RandomGenerator random) {
        this.number = number;
        this.headquarters = headquarters;
        this.suppliers = suppliers;
        stock = new int[items];
        bought = new long[items];
        sold = new long[items];
        for (int item = 0; item < items; item++) {
            buy(item, SHORT_UNITS + random.nextInt(FULL_UNITS - SHORT_UNITS));
        }
    }

    private long buy(int item, int units) {
        stock[item] += units;
        bought[item] += units;
        return suppliers.deliver(number, item, units);
    }

    /**
     * Sells what it has of a basket, and takes that out of it.
     *
     * @param wanted units of each line; left with those that it has not
     * @return empty when it has nothing of it
     */
    synchronized Optional<Receipt> sell(int customer, int[] items, int[] wanted, int discountPercent) {
        int[] soldItems = new int[items.length];
        int[] units = new int[items.length];
        int lines = 0;
        for (int line = 0; line < items.length; line++) {
            int item = items[line];
            int taken = Math.min(wanted[line], stock[item]);
            if (taken > 0) {
                stock[item] -= taken;
                sold[item] += taken;
                wanted[line] -= taken;
                soldItems[lines] = item;
                units[lines] = taken;
                lines++;
            }
        }
        if (lines == 0) {
            return Optional.empty();
        }
        Receipt receipt = Receipt.of(
                number, customer, Arrays.copyOf(soldItems, lines), Arrays.copyOf(units, lines), discountPercent);
        receipts++;
        cents += receipt.cents();
        headquarters.post(receipt);
        return Optional.of(receipt);
    }

    /**
     * Goes along the shelves from where it stopped last, at most once around, and fills what runs short.
     *
     * @param most items that are filled
     * @return cents of the suppliers' invoices
     */
    synchronized long restock(int most) {
        long invoices = 0;
        int left = most;
        for (int looked = 0; looked < stock.length && left > 0; looked++) {
            if (stock[nextShelf] < SHORT_UNITS) {
                invoices += buy(nextShelf, FULL_UNITS - stock[nextShelf]);
                left--;
            }
            nextShelf = (nextShelf + 1) % stock.length;
        }
        return invoices;
    }

    /**
     * Counts everything again.
     *
     * @throws WrongOutput with two figures that should be equal
     */
    synchronized void audit() {
        long unitsBought = 0;
        long unitsSold = 0;
        for (int item = 0; item < stock.length; item++) {
            same("units of item " + item + " sold or in stock", sold[item] + stock[item], bought[item]);
            unitsBought += bought[item];
            unitsSold += sold[item];
        }
        same("units that suppliers delivered", suppliers.delivered(number), unitsBought);
        same("units on receipts", headquarters.units(number), unitsSold);
        same("receipts at headquarters", headquarters.receipts(number), receipts);
        same("cents at headquarters", headquarters.cents(number), cents);
    }

    private void same(String what, long counted, long expected) {
        if (counted != expected) {
            throw new WrongOutput(
                    "the audit of store " + number + " counts " + counted + " " + what + " instead of " + expected);
        }
    }
}
