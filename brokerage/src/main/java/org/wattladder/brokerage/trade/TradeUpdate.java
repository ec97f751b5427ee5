package org.wattladder.brokerage.trade;

import java.sql.SQLException;
import org.wattladder.worklets.api.WrongOutput;

/** Changes the notes of neighbouring old orders and how they were settled. */
final class TradeUpdate implements Step {
    private static final int ORDERS = 4;

    private final Desk desk;
    private final Command note;
    private final Command settle;
    private long first;
    private boolean byCheque;
    private int changed;

    TradeUpdate(Desk desk) throws SQLException {
        this.desk = desk;
        note = new Command(desk, "trade-update.note");
        settle = new Command(desk, "trade-update.settle");
    }

    @Override
    public void draw() {
        first = desk.oldOrder();
        byCheque = desk.random().nextBoolean();
    }

    @Override
    public void work() throws SQLException {
        long last = first + ORDERS - 1;
        changed = note.update(byCheque ? "asked for a cheque" : "asked for a transfer", first, last);
        changed += settle.update(byCheque ? "cheque" : "transfer", first, last);
    }

    @Override
    public void verify() {
        if (changed != 2 * ORDERS) {
            throw new WrongOutput(
                    "an update of " + ORDERS + " old orders changed " + changed + " rows, not " + 2 * ORDERS);
        }
    }
}
