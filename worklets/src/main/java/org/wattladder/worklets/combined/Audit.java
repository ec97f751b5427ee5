package org.wattladder.worklets.combined;

import org.wattladder.worklets.api.WrongOutput;

/** Counts money, goods and orders of a whole warehouse again and compares them with its ledger. */
final class Audit {
    private final Warehouse warehouse;

    Audit(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    /**
     * Checks that nothing was lost or made.
     *
     * @throws WrongOutput with the two figures that should be equal
     */
    void check() {
        checkStock();
        checkOrders();
        checkMoney();
    }

    private void checkStock() {
        long sold = 0;
        for (Item item : warehouse.items) {
            if (!item.isConserved()) {
                throw new WrongOutput("stock of item " + item.number + " is not what came minus what went");
            }
            sold += item.sold;
        }
        same("units sold", sold, warehouse.ledger.unitsSold);
    }

    private void checkOrders() {
        long orders = 0;
        long open = 0;
        long openCents = 0;
        for (District district : warehouse.districts) {
            orders += district.orders;
            open += district.open.size();
            for (Order order : district.open) {
                openCents += order.totalCents;
            }
        }
        Ledger ledger = warehouse.ledger;
        same("orders", orders, ledger.orders);
        same("open orders", open, ledger.orders - ledger.deliveries);
        same("cents of open orders", openCents, ledger.orderedCents - ledger.deliveredCents);
    }

    private void checkMoney() {
        long bought = 0;
        long paid = 0;
        long owed = 0;
        long taken = 0;
        for (District district : warehouse.districts) {
            taken += district.paidCents;
            for (Customer customer : district.customers) {
                bought += customer.boughtCents;
                paid += customer.paidCents;
                owed += customer.owedCents;
            }
        }
        Ledger ledger = warehouse.ledger;
        same("cents of delivered orders", bought, ledger.deliveredCents);
        same("cents paid by customers", paid, ledger.paidCents);
        same("cents taken by districts", taken, ledger.paidCents);
        same("cents owed", owed, ledger.deliveredCents - ledger.paidCents);
    }

    private static void same(String what, long counted, long expected) {
        if (counted != expected) {
            throw new WrongOutput("the audit counts " + counted + " " + what + " instead of " + expected);
        }
    }
}
