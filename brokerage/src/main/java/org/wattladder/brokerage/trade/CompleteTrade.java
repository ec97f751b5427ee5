package org.wattladder.brokerage.trade;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.wattladder.worklets.api.Aborted;
import org.wattladder.worklets.api.WrongOutput;

/** Completes an order at the price of now: lots, position, settlement, ledger, balance and broker. Without an order it ends aborted. */
final class CompleteTrade implements Step {
    private final Desk desk;
    private final PreparedStatement leave;
    private final PreparedStatement complete;
    private final PreparedStatement addLot;
    private final PreparedStatement lots;
    private final PreparedStatement take;
    private final PreparedStatement book;
    private final PreparedStatement lookAt;
    private Optional<Long> order = Optional.empty();
    private boolean completed;

    /** An order as the market executes it. */
    private record Filled(long order, long account, int security, long quantity, long cents, long commission) {
        long buyingAmount() {
            return quantity * cents + commission;
        }

        long sellingAmount() {
            return quantity * cents - commission;
        }
    }

    CompleteTrade(Desk desk) throws SQLException {
        this.desk = desk;
        leave = desk.prepare("DELETE FROM order_queue WHERE order_id = ?");
        lookAt = desk.prepare(
                "SELECT q.price_cents FROM order_queue o JOIN quote q USING (security_id) WHERE o.order_id = ?");
        complete = desk.prepare("WITH e AS (INSERT INTO order_event VALUES (?, 'C', now()))"
                + " UPDATE trade_order SET state = 'C', completed_at = now(), price_cents = ? WHERE order_id = ?"
                + " RETURNING account_id, security_id, kind, quantity, commission_cents");
        addLot = desk.prepare("WITH l AS (INSERT INTO lot VALUES (?, ?, ?, ?, ?, ?))"
                + " INSERT INTO position AS p VALUES (?, ?, ?, 0) ON CONFLICT (account_id, security_id)"
                + " DO UPDATE SET quantity = p.quantity + excluded.quantity");
        lots = desk.prepare("SELECT order_id, remaining FROM lot WHERE account_id = ? AND security_id = ?"
                + " AND remaining > 0 ORDER BY order_id");
        take = desk.prepare("WITH u AS (INSERT INTO lot_use VALUES (?, ?, ?)),"
                + " p AS (UPDATE position SET quantity = quantity - ?, reserved = reserved - ?"
                + " WHERE account_id = ? AND security_id = ?)"
                + " UPDATE lot SET remaining = remaining - ? WHERE order_id = ?");
        book = desk.prepare("WITH s AS (INSERT INTO settlement VALUES (?, ?, 'transfer', current_date + 2)),"
                + " l AS (INSERT INTO ledger VALUES (?, ?, ?, now(), ?)),"
                + " a AS (UPDATE account SET balance_cents = balance_cents + ? WHERE account_id = ?)"
                + " UPDATE broker SET trades_done = trades_done + 1, commission_cents = commission_cents + ?"
                + " WHERE broker_id = (SELECT broker_id FROM account WHERE account_id = ?)");
    }

    @Override
    public void draw() {
        if (order.isEmpty() || completed) {
            order = desk.market().take();
            completed = false;
        }
    }

    @Override
    public void work() throws SQLException {
        long number = order.orElseThrow(Aborted::new);
        lookAt.setLong(1, number);
        long cents;
        try (ResultSet found = lookAt.executeQuery()) {
            if (!found.next()) {
                throw new WrongOutput("order " + number + " was sent to the market but does not wait there");
            }
            cents = found.getLong(1);
        }
        complete.setLong(1, number);
        complete.setLong(2, cents);
        complete.setLong(3, number);
        boolean sells;
        Filled filled;
        try (ResultSet found = complete.executeQuery()) {
            if (!found.next()) {
                throw new WrongOutput("order " + number + " waits at the market but does not exist");
            }
            sells = found.getString(3).endsWith("S");
            filled = new Filled(number, found.getLong(1), found.getInt(2), found.getLong(4), cents, found.getLong(5));
        }
        if (sells) {
            sell(filled);
        } else {
            buy(filled);
        }
        leave.setLong(1, number);
        leave.executeUpdate();
    }

    private void buy(Filled filled) throws SQLException {
        addLot.setLong(1, filled.order);
        addLot.setLong(2, filled.account);
        addLot.setInt(3, filled.security);
        addLot.setLong(4, filled.quantity);
        addLot.setLong(5, filled.quantity);
        addLot.setLong(6, filled.cents);
        addLot.setLong(7, filled.account);
        addLot.setInt(8, filled.security);
        addLot.setLong(9, filled.quantity);
        addLot.executeUpdate();
        book(filled, filled.buyingAmount(), -filled.buyingAmount(), "bought");
    }

    /** Takes from the oldest lots first. */
    private void sell(Filled filled) throws SQLException {
        long left = filled.quantity;
        lots.setLong(1, filled.account);
        lots.setInt(2, filled.security);
        try (ResultSet found = lots.executeQuery()) {
            while (left > 0 && found.next()) {
                long taken = Math.min(left, found.getLong(2));
                take.setLong(1, found.getLong(1));
                take.setLong(2, filled.order);
                take.setLong(3, taken);
                take.setLong(4, taken);
                take.setLong(5, taken);
                take.setLong(6, filled.account);
                take.setInt(7, filled.security);
                take.setLong(8, taken);
                take.setLong(9, found.getLong(1));
                take.executeUpdate();
                left -= taken;
            }
        }
        if (left > 0) {
            throw new WrongOutput("order " + filled.order + " sells " + left + " more than account " + filled.account
                    + " holds of security " + filled.security);
        }
        book(filled, filled.sellingAmount(), filled.sellingAmount(), "sold");
    }

    private void book(Filled filled, long settled, long booked, String text) throws SQLException {
        book.setLong(1, filled.order);
        book.setLong(2, settled);
        book.setLong(3, filled.account);
        book.setLong(4, filled.order);
        book.setLong(5, booked);
        book.setString(6, text);
        book.setLong(7, booked);
        book.setLong(8, filled.account);
        book.setLong(9, filled.commission);
        book.setLong(10, filled.account);
        book.executeUpdate();
    }

    @Override
    public void committed() {
        completed = true;
    }
}
