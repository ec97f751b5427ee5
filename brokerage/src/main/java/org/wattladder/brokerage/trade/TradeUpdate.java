package org.wattladder.brokerage.trade;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.wattladder.worklets.api.WrongOutput;

/** Changes the notes of neighbouring old orders and how they were settled. */
final class TradeUpdate implements Step {
    private static final int ORDERS = 4;

    private final Desk desk;
    private final PreparedStatement note;
    private final PreparedStatement settle;
    private long first;
    private boolean byCheque;
    private int changed;

    TradeUpdate(Desk desk) throws SQLException {
        this.desk = desk;
        note = desk.prepare("UPDATE trade_order SET note = ? WHERE order_id BETWEEN ? AND ?");
        settle = desk.prepare("UPDATE settlement SET method = ? WHERE order_id BETWEEN ? AND ?");
    }

    @Override
    public void draw() {
        first = desk.oldOrder();
        byCheque = desk.random().nextBoolean();
    }

    @Override
    public void work() throws SQLException {
        note.setString(1, byCheque ? "asked for a cheque" : "asked for a transfer");
        note.setLong(2, first);
        note.setLong(3, first + ORDERS - 1);
        changed = note.executeUpdate();
        settle.setString(1, byCheque ? "cheque" : "transfer");
        settle.setLong(2, first);
        settle.setLong(3, first + ORDERS - 1);
        changed += settle.executeUpdate();
    }

    @Override
    public void verify() {
        if (changed != 2 * ORDERS) {
            throw new WrongOutput(
                    "an update of " + ORDERS + " old orders changed " + changed + " rows, not " + 2 * ORDERS);
        }
    }
}
