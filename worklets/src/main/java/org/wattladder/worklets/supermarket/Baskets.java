package org.wattladder.worklets.supermarket;

import java.util.random.RandomGenerator;

/** Draws one basket after the other. */
final class Baskets {
    private final Sizes sizes;
    private final RandomGenerator random;
    private int customer;
    private int[] items = new int[0];
    private int[] units = new int[0];

    Baskets(Sizes sizes, RandomGenerator random) {
        this.sizes = sizes;
        this.random = random;
    }

    /** Draws a customer, and lines of different items: neighbours on the shelves are bought together. */
    void draw() {
        customer = random.nextInt(sizes.customers());
        int lines = Kind.LEAST_LINES + random.nextInt(Kind.MOST_LINES - Kind.LEAST_LINES + 1);
        items = new int[lines];
        units = new int[lines];
        int stride = Math.max(1, sizes.items() / Kind.MOST_LINES);
        int item = random.nextInt(sizes.items());
        for (int line = 0; line < lines; line++) {
            items[line] = item;
            units[line] = 1 + random.nextInt(Kind.MOST_UNITS);
            item = (item + 1 + random.nextInt(stride)) % sizes.items();
        }
    }

    int customer() {
        return customer;
    }

    int[] items() {
        return items;
    }

    int[] units() {
        return units;
    }
}
