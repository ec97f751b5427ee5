package org.wattladder.brokerage.check;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Queries over the whole database that find what was lost, made twice or made of nothing; each finds no row in a sound one. */
public final class Conservation {
    private static final String COMPLETED = " WHERE o.state = 'C'";

    /**
     * What must hold.
     *
     * @param name in figures
     * @param sentence what is wrong when it does not
     * @param query of the rows that break it, with one text in each
     */
    private record Law(String name, String sentence, String query) {}

    private static final List<Law> LAWS = List.of(
            new Law(
                    "balances",
                    "the balance of an account is not the sum of its ledger",
                    "SELECT 'account ' || a.account_id FROM account a LEFT JOIN (SELECT account_id,"
                            + " sum(amount_cents) AS cents FROM ledger GROUP BY account_id) l USING (account_id)"
                            + " WHERE a.balance_cents <> coalesce(l.cents, 0)"),
            new Law(
                    "lots",
                    "a position is not what its lots have left",
                    "SELECT 'account ' || account_id || ', security ' || security_id FROM position p FULL JOIN"
                            + " (SELECT account_id, security_id, sum(remaining) AS quantity FROM lot"
                            + " GROUP BY account_id, security_id) l USING (account_id, security_id)"
                            + " WHERE coalesce(p.quantity, 0) <> coalesce(l.quantity, 0)"),
            new Law(
                    "positions",
                    "a position is not what was bought less what was sold",
                    "SELECT 'account ' || account_id || ', security ' || security_id FROM position p FULL JOIN"
                            + " (SELECT account_id, security_id, sum(CASE WHEN kind IN ('MS', 'LS') THEN -quantity"
                            + " ELSE quantity END) AS quantity FROM trade_order o" + COMPLETED
                            + " GROUP BY account_id, security_id) t USING (account_id, security_id)"
                            + " WHERE coalesce(p.quantity, 0) <> coalesce(t.quantity, 0)"),
            new Law(
                    "sold-lots",
                    "a sold quantity is not what was taken from lots",
                    "SELECT 'order ' || o.order_id FROM trade_order o LEFT JOIN (SELECT order_id, sum(quantity) AS taken"
                            + " FROM lot_use GROUP BY order_id) u USING (order_id)" + COMPLETED
                            + " AND coalesce(u.taken, 0) <> CASE WHEN o.kind IN ('MS', 'LS') THEN o.quantity ELSE 0 END"),
            new Law(
                    "settlements",
                    "an order has not exactly one settlement, or has one before it is completed",
                    "SELECT 'order ' || order_id FROM trade_order o FULL JOIN (SELECT order_id, count(*) AS times FROM"
                            + " settlement GROUP BY order_id) s USING (order_id)"
                            + " WHERE coalesce(s.times, 0) <> CASE WHEN o.state = 'C' THEN 1 ELSE 0 END"),
            new Law(
                    "bookings",
                    "a settlement is not what the ledger booked",
                    "SELECT 'order ' || order_id FROM (SELECT order_id, sum(amount_cents) AS settled FROM settlement"
                            + " GROUP BY order_id) s FULL JOIN (SELECT order_id, sum(amount_cents) AS booked FROM ledger"
                            + " WHERE order_id IS NOT NULL GROUP BY order_id) l USING (order_id)"
                            + " WHERE coalesce(abs(l.booked), -1) <> coalesce(s.settled, -1)"),
            new Law(
                    "queue",
                    "an order that is not completed is not in the queue, or one that is completed is",
                    "SELECT 'order ' || order_id FROM trade_order o FULL JOIN order_queue q USING (order_id)"
                            + " WHERE (o.state IS NOT DISTINCT FROM 'S') <> (q.order_id IS NOT NULL)"),
            new Law(
                    "reservations",
                    "what is reserved of a position is not what waits to be sold",
                    "SELECT 'account ' || account_id || ', security ' || security_id FROM position p FULL JOIN"
                            + " (SELECT account_id, security_id, sum(quantity) AS waiting FROM trade_order o"
                            + " WHERE o.state = 'S' AND kind IN ('MS', 'LS') GROUP BY account_id, security_id) t"
                            + " USING (account_id, security_id) WHERE coalesce(p.reserved, 0) <> coalesce(t.waiting, 0)"),
            new Law(
                    "brokers",
                    "a broker's trades or commissions are not those of the orders",
                    "SELECT 'broker ' || b.broker_id FROM broker b LEFT JOIN (SELECT a.broker_id, count(*) AS trades,"
                            + " sum(o.commission_cents) AS cents FROM trade_order o JOIN account a USING (account_id)"
                            + COMPLETED + " GROUP BY a.broker_id) t USING (broker_id)"
                            + " WHERE b.trades_done <> coalesce(t.trades, 0)"
                            + " OR b.commission_cents <> coalesce(t.cents, 0)"),
            new Law(
                    "events",
                    "an order has not one event for each of its states",
                    "SELECT 'order ' || order_id FROM trade_order o FULL JOIN (SELECT order_id, count(*) AS times FROM"
                            + " order_event GROUP BY order_id) e USING (order_id)"
                            + " WHERE coalesce(e.times, 0) <> CASE o.state WHEN 'C' THEN 2 WHEN 'S' THEN 1 ELSE 0 END"));

    private Conservation() {}

    /** Number of laws. */
    public static int laws() {
        return LAWS.size();
    }

    /**
     * A law that is broken.
     *
     * @param name of the law
     * @param places how many rows break it
     * @param sentence with the first place
     */
    public record Broken(String name, long places, String sentence) {}

    /**
     * The laws that are broken; none in a sound database.
     *
     * @param connection to the database of the run, with no transaction open
     */
    public static List<Broken> broken(Connection connection) throws SQLException {
        List<Broken> broken = new ArrayList<>();
        for (Law law : LAWS) {
            try (Statement statement = connection.createStatement();
                    ResultSet found = statement.executeQuery(
                            "SELECT count(*), min(place) FROM (" + law.query + ") AS broken (place)")) {
                found.next();
                if (found.getLong(1) > 0) {
                    broken.add(new Broken(law.name, found.getLong(1), law.sentence + ": " + found.getString(2)));
                }
            }
        }
        return broken;
    }
}
