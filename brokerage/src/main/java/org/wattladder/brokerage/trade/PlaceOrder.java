package org.wattladder.brokerage.trade;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.wattladder.worklets.api.WrongOutput;

/** Places an order. To sell, it reserves what is left of a position; an account that holds nothing buys. */
final class PlaceOrder implements Step {
    private static final int LOT = 100;
    private static final int MOST_LOTS = 8;

    private final Desk desk;
    private final PreparedStatement account;
    private final PreparedStatement held;
    private final PreparedStatement reserve;
    private final PreparedStatement price;
    private final PreparedStatement insert;
    private final PreparedStatement follow;
    private long accountId;
    private int security;
    private boolean sells;
    private boolean limit;
    private int lots;
    private long order;

    PlaceOrder(Desk desk) throws SQLException {
        this.desk = desk;
        account = desk.prepare(
                "SELECT c.name, c.level, l.discount_percent, t.basis_points, b.name, p.rights FROM account a"
                        + " JOIN customer c USING (customer_id) JOIN service_level l USING (level)"
                        + " JOIN tax_class t USING (tax_class_id) JOIN broker b USING (broker_id)"
                        + " JOIN authorized_person p USING (account_id) WHERE a.account_id = ?");
        held = desk.prepare("SELECT security_id, quantity - reserved FROM position WHERE account_id = ?"
                + " AND quantity > reserved ORDER BY (security_id + ?) % 7, security_id LIMIT 1");
        reserve = desk.prepare("UPDATE position SET reserved = reserved + ? WHERE account_id = ? AND security_id = ?");
        price = desk.prepare("SELECT q.price_cents, f.basis_points, s.symbol, c.name FROM security s"
                + " JOIN quote q USING (security_id) JOIN company c USING (company_id)"
                + " JOIN fee f ON f.exchange_id = s.exchange_id AND f.kind = ? WHERE s.security_id = ?");
        insert = desk.prepare("INSERT INTO trade_order (account_id, security_id, kind, state, quantity, price_cents,"
                + " commission_cents, submitted_at, placed_by, note)"
                + " VALUES (?, ?, ?, 'S', ?, ?, ?, now(), ?, '') RETURNING order_id");
        follow = desk.prepare("WITH e AS (INSERT INTO order_event VALUES (?, 'S', now()))"
                + " INSERT INTO order_queue VALUES (?, ?, ?, ?)");
    }

    @Override
    public void draw() {
        accountId = desk.account();
        security = desk.security();
        sells = desk.random().nextBoolean();
        limit = desk.random().nextInt(4) == 0;
        lots = desk.random().nextInt(MOST_LOTS) + 1;
    }

    @Override
    public void work() throws SQLException {
        account.setLong(1, accountId);
        String name;
        long discount;
        try (ResultSet found = account.executeQuery()) {
            if (!found.next()) {
                throw new WrongOutput("account " + accountId + " is missing");
            }
            name = found.getString(1);
            discount = found.getLong(3);
        }
        int chosen = security;
        long quantity = (long) lots * LOT;
        boolean selling = false;
        if (sells) {
            held.setLong(1, accountId);
            held.setInt(2, security);
            try (ResultSet found = held.executeQuery()) {
                if (found.next()) {
                    selling = true;
                    chosen = found.getInt(1);
                    quantity = Math.min(quantity, found.getLong(2));
                }
            }
            if (selling) {
                reserve.setLong(1, quantity);
                reserve.setLong(2, accountId);
                reserve.setInt(3, chosen);
                reserve.executeUpdate();
            }
        }
        String kind = (limit ? "L" : "M") + (selling ? "S" : "B");
        price.setString(1, kind);
        price.setInt(2, chosen);
        long cents;
        long commission;
        try (ResultSet found = price.executeQuery()) {
            if (!found.next()) {
                throw new WrongOutput("security " + chosen + " is missing");
            }
            cents = found.getLong(1);
            commission = quantity * cents * found.getInt(2) / 10_000 * (100 - discount) / 100;
        }
        insert.setLong(1, accountId);
        insert.setInt(2, chosen);
        insert.setString(3, kind);
        insert.setLong(4, quantity);
        insert.setLong(5, cents);
        insert.setLong(6, commission);
        insert.setString(7, name);
        try (ResultSet made = insert.executeQuery()) {
            made.next();
            order = made.getLong(1);
        }
        follow.setLong(1, order);
        follow.setLong(2, order);
        follow.setInt(3, chosen);
        follow.setLong(4, quantity);
        follow.setLong(5, cents);
        follow.executeUpdate();
    }

    @Override
    public void committed() {
        desk.market().send(order);
    }
}
