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
        for (int item = 0; item < warehouse.goods.kinds(); item++) {
            if (!warehouse.goods.isConserved(item)) {
                throw new WrongOutput("stock of item " + item + " is not what came minus what went");
            }
            sold += warehouse.goods.sold[item];
        }
        same("units sold", sold, warehouse.ledger.unitsSold);
    }

    private void checkOrders() {
        Orders orders = warehouse.orders;
        long entered = 0;
        for (int customer = 0; customer < warehouse.customers.count(); customer++) {
            entered += orders.entered(customer);
        }
        for (int row = 0; row < orders.rows(); row++) {
            if (orders.linesCents(row) != orders.totalCents(row)) {
                same(
                        "cents in the lines of order " + orders.number(row),
                        orders.linesCents(row),
                        orders.totalCents(row));
            }
        }
        long openCents = 0;
        for (Order order : warehouse.open) {
            openCents += order.totalCents();
        }
        Ledger ledger = warehouse.ledger;
        same("orders", entered, ledger.orders);
        same("open orders", warehouse.open.size(), ledger.orders - ledger.deliveries);
        same("cents of open orders", openCents, ledger.orderedCents - ledger.deliveredCents);
    }

    private void checkMoney() {
        long bought = 0;
        long paid = 0;
        long owed = 0;
        for (int customer = 0; customer < warehouse.customers.count(); customer++) {
            bought += warehouse.customers.boughtCents[customer];
            paid += warehouse.customers.paidCents[customer];
            owed += warehouse.customers.owedCents[customer];
        }
        long taken = 0;
        for (District district : warehouse.districts) {
            taken += district.paidCents;
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
