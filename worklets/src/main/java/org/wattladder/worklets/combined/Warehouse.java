package org.wattladder.worklets.combined;

import java.util.random.RandomGenerator;

/** All state of one user: goods, districts with their customers and orders, and the ledger. */
final class Warehouse {
    static final int DISTRICTS = 10;
    private static final String[] SYLLABLES = {"bar", "cel", "dor", "fin", "gal", "hem", "lor", "mis", "nat", "pur"};

    final Item[] items;
    final District[] districts = new District[DISTRICTS];
    final Ledger ledger = new Ledger();
    final RandomGenerator random;
    final Slip slip = new Slip();

    Warehouse(int items, int customersPerDistrict, int ordersKept, RandomGenerator random) {
        this.random = random;
        this.items = new Item[items];
        for (int i = 0; i < items; i++) {
            this.items[i] = new Item(i, name(4), 100 + random.nextInt(9_901));
        }
        for (int district = 0; district < DISTRICTS; district++) {
            Customer[] customers = new Customer[customersPerDistrict];
            for (int i = 0; i < customersPerDistrict; i++) {
                customers[i] = new Customer(name(3));
            }
            districts[district] = new District(customers, ordersKept);
        }
    }

    private String name(int syllables) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < syllables; i++) {
            name.append(SYLLABLES[random.nextInt(SYLLABLES.length)]);
        }
        return name.toString();
    }

    District drawDistrict() {
        return districts[random.nextInt(DISTRICTS)];
    }

    Customer drawCustomer(District district) {
        return district.customers[random.nextInt(district.customers.length)];
    }

    Item drawItem() {
        return items[random.nextInt(items.length)];
    }
}
