package org.wattladder.brokerage.trade;

import java.sql.SQLException;
import org.wattladder.brokerage.data.Scale;

/** The transactions that only read. */
final class Reading {
    private static final int DAYS_SHOWN = 20;

    private Reading() {}

    /** The fifty latest orders of an account. */
    static Step orderStatus(Desk desk) throws SQLException {
        return new ReadStep(
                desk,
                desk::account,
                1,
                "SELECT c.name, b.name, a.balance_cents FROM account a JOIN customer c USING (customer_id)"
                        + " JOIN broker b USING (broker_id) WHERE a.account_id = ?",
                "SELECT o.order_id, o.submitted_at, s.name, k.name, t.symbol, o.quantity, o.price_cents,"
                        + " o.commission_cents FROM trade_order o JOIN order_state s USING (state)"
                        + " JOIN order_kind k USING (kind) JOIN security t USING (security_id)"
                        + " WHERE o.account_id = ? ORDER BY o.order_id DESC LIMIT 50");
    }

    /** What a customer's accounts hold at the prices of now, and the events of the latest orders. */
    static Step positions(Desk desk) throws SQLException {
        return new ReadStep(
                desk,
                desk::customer,
                1,
                "SELECT a.account_id, a.balance_cents, sum(p.quantity * q.price_cents) FROM account a"
                        + " LEFT JOIN position p USING (account_id) LEFT JOIN quote q USING (security_id)"
                        + " WHERE a.customer_id = ? GROUP BY a.account_id ORDER BY 3",
                "SELECT c.name, k.kind, k.value FROM customer c JOIN customer_contact k USING (customer_id)"
                        + " WHERE c.customer_id = ?",
                "SELECT o.order_id, o.quantity, e.state, e.happened_at FROM (SELECT order_id, quantity FROM trade_order"
                        + " WHERE account_id = ? * " + Scale.ACCOUNTS_EACH + " ORDER BY order_id DESC LIMIT 10) o"
                        + " JOIN order_event e USING (order_id) ORDER BY e.happened_at DESC");
    }

    /** What a watch list is worth against a day before. */
    static Step marketWatch(Desk desk) throws SQLException {
        return new ReadStep(
                desk,
                desk::customer,
                1,
                "SELECT sum(q.price_cents * s.shares / 1000000), sum(d.close_cents * s.shares / 1000000)"
                        + " FROM watch_list l JOIN watch_entry e USING (watch_list_id) JOIN security s USING (security_id)"
                        + " JOIN quote q USING (security_id) JOIN price_day d ON d.security_id = s.security_id"
                        + " AND d.day_id = 1 + l.customer_id % " + Scale.DAYS + " WHERE l.customer_id = ?");
    }

    /** A security with its company, prices, reports, news and rivals. */
    static Step securityDetail(Desk desk) throws SQLException {
        return new ReadStep(
                desk,
                desk::security,
                DAYS_SHOWN,
                "SELECT s.symbol, s.name, s.shares, c.name, c.rating, r.name, x.name, x.opens, x.closes, g.name,"
                        + " q.price_cents, q.open_cents, q.volume FROM security s JOIN company c USING (company_id)"
                        + " JOIN sector r USING (sector_id) JOIN exchange x USING (exchange_id)"
                        + " JOIN region g ON g.region_id = c.region_id JOIN quote q USING (security_id)"
                        + " WHERE s.security_id = ?",
                "SELECT o.role, o.name FROM security s JOIN company_officer o USING (company_id) WHERE s.security_id = ?",
                "SELECT c.name, c.rating FROM security s JOIN rival v USING (company_id)"
                        + " JOIN company c ON c.company_id = v.rival_id WHERE s.security_id = ?",
                "SELECT n.published, n.headline, n.body FROM security s JOIN news n USING (company_id)"
                        + " WHERE s.security_id = ?",
                "SELECT q.quarter, q.revenue_cents, q.income_cents FROM security s JOIN quarter_report q"
                        + " USING (company_id) WHERE s.security_id = ? ORDER BY q.quarter",
                "SELECT t.day, d.low_cents, d.high_cents, d.close_cents, d.volume FROM price_day d"
                        + " JOIN trading_day t USING (day_id) WHERE d.security_id = ? ORDER BY d.day_id DESC LIMIT "
                        + DAYS_SHOWN);
    }

    /** Four neighbouring old orders with all that belongs to them. */
    static Step tradeLookup(Desk desk) throws SQLException {
        return new ReadStep(
                desk,
                desk::oldOrder,
                8,
                "WITH n(n) AS (SELECT ?::bigint) SELECT o.order_id, o.kind, o.quantity, o.price_cents, o.placed_by,"
                        + " s.amount_cents, s.method, l.amount_cents, l.text FROM n JOIN trade_order o"
                        + " ON o.order_id BETWEEN n AND n + 3 JOIN settlement s USING (order_id)"
                        + " JOIN ledger l USING (order_id)",
                "WITH n(n) AS (SELECT ?::bigint) SELECT e.order_id, e.state, e.happened_at FROM n JOIN order_event e"
                        + " ON e.order_id BETWEEN n AND n + 3 ORDER BY 1, 3");
    }

    /** What waits at the market for a fifth of the brokers, by sector. */
    static Step brokerVolume(Desk desk) throws SQLException {
        return new ReadStep(
                desk,
                desk::broker,
                0,
                "SELECT b.name, r.name, sum(q.quantity * q.asked_cents) FROM order_queue q"
                        + " JOIN trade_order o USING (order_id) JOIN account a USING (account_id)"
                        + " JOIN broker b USING (broker_id) JOIN security s ON s.security_id = q.security_id"
                        + " JOIN company c USING (company_id) JOIN sector r USING (sector_id)"
                        + " WHERE b.broker_id % 5 = ? % 5 GROUP BY b.name, r.name ORDER BY 3 DESC");
    }

    /** Sums over all that a customer did. */
    static Step customerActivity(Desk desk) throws SQLException {
        return new ReadStep(
                desk,
                desk::customer,
                1,
                "SELECT a.account_id, count(*), sum(o.commission_cents), max(o.submitted_at) FROM account a"
                        + " JOIN trade_order o USING (account_id) WHERE a.customer_id = ? GROUP BY a.account_id",
                "SELECT a.account_id, l.text, count(*), sum(l.amount_cents) FROM account a JOIN ledger l"
                        + " USING (account_id) WHERE a.customer_id = ? GROUP BY a.account_id, l.text");
    }
}
