-- What Wattladder asks of PostgreSQL: all of it. The file of another dialect holds the sections that differ.
-- A statement ends with a semicolon at the end of a line; ?1 is the first argument. Money is in cents.

[product]
PostgreSQL;

[least-version]
15;

-- States or codes of errors after which a transaction is tried again.
[refused]
40001;
40P01;

-- Rights that the user has not.
[rights]
SELECT 'CREATEDB' FROM pg_roles WHERE rolname = current_user AND NOT rolcreatedb AND NOT rolsuper
    UNION ALL SELECT role FROM (VALUES ('pg_monitor'), ('pg_checkpoint')) AS needed (role)
    WHERE NOT pg_has_role(current_user, role, 'usage');

-- Executed on each new connection.
[session]

-- Names of databases that were loaded, and whether to the end.
[kept]
SELECT datname, datistemplate FROM pg_database WHERE datname LIKE 'wattladder\_brokerage\_%';

[drop]
DROP DATABASE IF EXISTS {database} WITH (FORCE);

[forget]
ALTER DATABASE {database} WITH IS_TEMPLATE false;
DROP DATABASE {database} WITH (FORCE);

[create]
DROP DATABASE IF EXISTS {database} WITH (FORCE);
CREATE DATABASE {database} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C';

[keep]
ALTER DATABASE {database} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false;

[copy]
CREATE DATABASE {database} TEMPLATE {template} STRATEGY FILE_COPY;

-- For each table, after that.
[copy-table]

[tables]
-- The same for every scale.
CREATE TABLE region (region_id int, name text);
CREATE TABLE exchange (exchange_id int, name text, region_id int, opens time, closes time);
CREATE TABLE sector (sector_id int, name text);
CREATE TABLE order_kind (kind text, name text, sells boolean);
CREATE TABLE order_state (state text, name text);
CREATE TABLE fee (kind text, exchange_id int, basis_points int);
CREATE TABLE tax_class (tax_class_id int, name text, basis_points int);
CREATE TABLE service_level (level int, name text, discount_percent int);
CREATE TABLE trading_day (day_id int, day date);

-- As many as there are customers.
CREATE TABLE broker (broker_id int, name text, state text, trades_done bigint, commission_cents bigint) WITH (fillfactor = 50);
CREATE TABLE customer (customer_id bigint, name text, level int, tax_class_id int, region_id int, since date);
CREATE TABLE customer_contact (customer_id bigint, kind text, value text);
CREATE TABLE account (account_id bigint, customer_id bigint, broker_id int, name text, balance_cents bigint) WITH (fillfactor = 80);
CREATE TABLE authorized_person (account_id bigint, name text, rights text);
CREATE TABLE company (company_id int, name text, sector_id int, region_id int, rating text);
CREATE TABLE company_officer (company_id int, role text, name text);
CREATE TABLE rival (company_id int, rival_id int);
CREATE TABLE security (security_id int, symbol text, company_id int, exchange_id int, name text, shares bigint);
CREATE TABLE quote (security_id int, price_cents bigint, open_cents bigint, volume bigint, changed_at timestamptz) WITH (fillfactor = 50);
CREATE TABLE price_day (security_id int, day_id int, low_cents bigint, high_cents bigint, close_cents bigint, volume bigint);
CREATE TABLE quarter_report (company_id int, quarter int, revenue_cents bigint, income_cents bigint);
CREATE TABLE news (news_id int, company_id int, headline text, body text, published timestamptz);
CREATE TABLE watch_list (watch_list_id bigint, customer_id bigint);
CREATE TABLE watch_entry (watch_list_id bigint, security_id int);

-- These grow.
CREATE TABLE trade_order (order_id bigint, account_id bigint, security_id int, kind text, state text, quantity bigint, price_cents bigint, commission_cents bigint, submitted_at timestamptz, completed_at timestamptz, placed_by text, note text) WITH (fillfactor = 90);
CREATE TABLE order_event (order_id bigint, state text, happened_at timestamptz);
CREATE TABLE order_queue (order_id bigint, security_id int, broker_id int, quantity bigint, asked_cents bigint);
CREATE TABLE position (account_id bigint, security_id int, quantity bigint, reserved bigint) WITH (fillfactor = 80);
CREATE TABLE lot (order_id bigint, account_id bigint, security_id int, bought bigint, remaining bigint, price_cents bigint) WITH (fillfactor = 90);
CREATE TABLE lot_use (lot_order_id bigint, order_id bigint, quantity bigint);
CREATE TABLE settlement (order_id bigint, amount_cents bigint, method text, due date);
CREATE TABLE ledger (account_id bigint, order_id bigint, amount_cents bigint, booked_at timestamptz, text text);

-- What follows from the rows that were loaded, then keys and indexes.
[finish]
INSERT INTO position SELECT account_id, security_id, sum(remaining), 0 FROM lot GROUP BY account_id, security_id ORDER BY account_id, security_id;
UPDATE account a SET balance_cents = s.cents FROM (SELECT account_id, sum(amount_cents) AS cents FROM ledger GROUP BY account_id) s WHERE s.account_id = a.account_id;
UPDATE broker b SET trades_done = s.trades, commission_cents = s.cents FROM (SELECT a.broker_id, count(*) AS trades, sum(o.commission_cents) AS cents FROM trade_order o JOIN account a USING (account_id) GROUP BY a.broker_id) s WHERE s.broker_id = b.broker_id;

ALTER TABLE region ADD PRIMARY KEY (region_id);
ALTER TABLE exchange ADD PRIMARY KEY (exchange_id);
ALTER TABLE sector ADD PRIMARY KEY (sector_id);
ALTER TABLE order_kind ADD PRIMARY KEY (kind);
ALTER TABLE order_state ADD PRIMARY KEY (state);
ALTER TABLE fee ADD PRIMARY KEY (kind, exchange_id);
ALTER TABLE tax_class ADD PRIMARY KEY (tax_class_id);
ALTER TABLE service_level ADD PRIMARY KEY (level);
ALTER TABLE trading_day ADD PRIMARY KEY (day_id);
ALTER TABLE broker ADD PRIMARY KEY (broker_id);
ALTER TABLE customer ADD PRIMARY KEY (customer_id);
ALTER TABLE account ADD PRIMARY KEY (account_id);
ALTER TABLE company ADD PRIMARY KEY (company_id);
ALTER TABLE security ADD PRIMARY KEY (security_id);
ALTER TABLE quote ADD PRIMARY KEY (security_id);
ALTER TABLE price_day ADD PRIMARY KEY (security_id, day_id);
ALTER TABLE quarter_report ADD PRIMARY KEY (company_id, quarter);
ALTER TABLE news ADD PRIMARY KEY (news_id);
ALTER TABLE watch_list ADD PRIMARY KEY (watch_list_id);
ALTER TABLE watch_entry ADD PRIMARY KEY (watch_list_id, security_id);
ALTER TABLE trade_order ADD PRIMARY KEY (order_id);
ALTER TABLE order_queue ADD PRIMARY KEY (order_id);
ALTER TABLE position ADD PRIMARY KEY (account_id, security_id);
ALTER TABLE lot ADD PRIMARY KEY (order_id);

CREATE INDEX ON customer_contact (customer_id);
CREATE INDEX ON account (customer_id);
CREATE INDEX ON account (broker_id);
CREATE INDEX ON authorized_person (account_id);
CREATE INDEX ON company (sector_id);
CREATE INDEX ON company_officer (company_id);
CREATE INDEX ON rival (company_id);
CREATE INDEX ON security (company_id);
CREATE INDEX ON news (company_id);
CREATE INDEX ON watch_list (customer_id);
CREATE INDEX ON trade_order (account_id, order_id);
CREATE INDEX ON trade_order (security_id, order_id);
CREATE INDEX ON order_event (order_id);
CREATE INDEX ON order_queue (security_id);
CREATE INDEX ON lot (account_id, security_id, order_id);
CREATE INDEX ON lot_use (order_id);
CREATE INDEX ON settlement (order_id);
CREATE INDEX ON ledger (account_id);
CREATE INDEX ON ledger (order_id);

ALTER TABLE exchange ADD FOREIGN KEY (region_id) REFERENCES region;
ALTER TABLE fee ADD FOREIGN KEY (kind) REFERENCES order_kind, ADD FOREIGN KEY (exchange_id) REFERENCES exchange;
ALTER TABLE customer ADD FOREIGN KEY (level) REFERENCES service_level, ADD FOREIGN KEY (tax_class_id) REFERENCES tax_class, ADD FOREIGN KEY (region_id) REFERENCES region;
ALTER TABLE account ADD FOREIGN KEY (customer_id) REFERENCES customer, ADD FOREIGN KEY (broker_id) REFERENCES broker;
ALTER TABLE company ADD FOREIGN KEY (sector_id) REFERENCES sector, ADD FOREIGN KEY (region_id) REFERENCES region;
ALTER TABLE security ADD FOREIGN KEY (company_id) REFERENCES company, ADD FOREIGN KEY (exchange_id) REFERENCES exchange;
ALTER TABLE watch_list ADD FOREIGN KEY (customer_id) REFERENCES customer;
ALTER TABLE position ADD CHECK (quantity >= 0 AND reserved BETWEEN 0 AND quantity);
ALTER TABLE lot ADD CHECK (remaining BETWEEN 0 AND bought);
ALTER TABLE trade_order ADD CHECK (quantity > 0);

CREATE SEQUENCE order_number START {order};
ALTER TABLE trade_order ALTER order_id SET DEFAULT nextval('order_number');
VACUUM ANALYZE;
CHECKPOINT;

-- Between two intervals.
[settle]
VACUUM ANALYZE;
CHECKPOINT;

-- Before counters are read.
[refresh]
SELECT pg_stat_clear_snapshot();

-- Counters, whose differences are figures of an interval. A section with a number holds from that version on.
[counters]
SELECT (SELECT checkpoints_timed + checkpoints_req FROM pg_stat_bgwriter) AS checkpoints,
    (SELECT coalesce(sum(autovacuum_count), 0) FROM pg_stat_user_tables) AS autovacuums,
    pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS wal_bytes, xact_commit AS commits, blks_read AS blocks_read,
    blks_hit AS blocks_hit FROM pg_stat_database WHERE datname = current_database();

[counters 17]
SELECT (SELECT num_timed + num_requested FROM pg_stat_checkpointer) AS checkpoints,
    (SELECT coalesce(sum(autovacuum_count), 0) FROM pg_stat_user_tables) AS autovacuums,
    pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS wal_bytes, xact_commit AS commits, blks_read AS blocks_read,
    blks_hit AS blocks_hit FROM pg_stat_database WHERE datname = current_database();

-- What the server is like.
[facts]
SELECT pg_size_bytes(current_setting('shared_buffers')) AS shared_buffers_bytes,
    pg_database_size(current_database()) AS database_bytes, (current_setting('fsync') = 'on')::int AS fsync,
    (current_setting('full_page_writes') = 'on')::int AS full_page_writes,
    (current_setting('synchronous_commit') <> 'off')::int AS synchronous_commit;

-- Transactions.

[place-order.account]
SELECT c.name, b.broker_id, l.discount_percent, t.basis_points, b.name, p.rights FROM account a JOIN customer c USING (customer_id)
    JOIN service_level l USING (level) JOIN tax_class t USING (tax_class_id) JOIN broker b USING (broker_id)
    JOIN authorized_person p USING (account_id) WHERE a.account_id = ?1;

[place-order.held]
SELECT security_id, quantity - reserved FROM position WHERE account_id = ?1 AND quantity > reserved
    ORDER BY (security_id + ?2) % 7, security_id LIMIT 1;

[place-order.reserve]
UPDATE position SET reserved = reserved + ?1 WHERE account_id = ?2 AND security_id = ?3;

[place-order.price]
SELECT q.price_cents, f.basis_points, s.symbol, c.name FROM security s JOIN quote q USING (security_id)
    JOIN company c USING (company_id) JOIN fee f ON f.exchange_id = s.exchange_id AND f.kind = ?1 WHERE s.security_id = ?2;

[place-order.insert]
INSERT INTO trade_order (account_id, security_id, kind, state, quantity, price_cents, commission_cents, submitted_at, placed_by, note)
    VALUES (?1, ?2, ?3, 'S', ?4, ?5, ?6, now(), ?7, '') RETURNING order_id;

-- Order, security, broker, quantity, cents.
[place-order.follow]
WITH e AS (INSERT INTO order_event VALUES (?1, 'S', now())) INSERT INTO order_queue VALUES (?1, ?2, ?3, ?4, ?5);

[complete-trade.look]
SELECT q.price_cents FROM order_queue o JOIN quote q USING (security_id) WHERE o.order_id = ?1;

-- Order, cents.
[complete-trade.complete]
WITH e AS (INSERT INTO order_event VALUES (?1, 'C', now()))
    UPDATE trade_order SET state = 'C', completed_at = now(), price_cents = ?2 WHERE order_id = ?1
    RETURNING account_id, security_id, kind, quantity, commission_cents;

-- Order, account, security, quantity, cents.
[complete-trade.buy]
WITH l AS (INSERT INTO lot VALUES (?1, ?2, ?3, ?4, ?4, ?5))
    INSERT INTO position AS p VALUES (?2, ?3, ?4, 0)
    ON CONFLICT (account_id, security_id) DO UPDATE SET quantity = p.quantity + excluded.quantity;

[complete-trade.lots]
SELECT order_id, remaining FROM lot WHERE account_id = ?1 AND security_id = ?2 AND remaining > 0 ORDER BY order_id;

-- Order of the lot, order, quantity, account, security.
[complete-trade.take]
WITH u AS (INSERT INTO lot_use VALUES (?1, ?2, ?3)),
    p AS (UPDATE position SET quantity = quantity - ?3, reserved = reserved - ?3 WHERE account_id = ?4 AND security_id = ?5)
    UPDATE lot SET remaining = remaining - ?3 WHERE order_id = ?1;

-- Order, cents to settle, account, cents to book, text, commission.
[complete-trade.book]
WITH s AS (INSERT INTO settlement VALUES (?1, ?2, 'transfer', current_date + 2)),
    l AS (INSERT INTO ledger VALUES (?3, ?1, ?4, now(), ?5)),
    a AS (UPDATE account SET balance_cents = balance_cents + ?4 WHERE account_id = ?3)
    UPDATE broker SET trades_done = trades_done + 1, commission_cents = commission_cents + ?6
    WHERE broker_id = (SELECT broker_id FROM account WHERE account_id = ?3);

[complete-trade.leave]
DELETE FROM order_queue WHERE order_id = ?1;

-- Securities and changes in cents, each with commas between.
[market-feed]
UPDATE quote q SET price_cents = greatest(100, q.price_cents + d.cents), volume = q.volume + 100, changed_at = now()
    FROM unnest(string_to_array(?1, ',')::int[], string_to_array(?2, ',')::bigint[]) AS d (security_id, cents)
    WHERE q.security_id = d.security_id;

-- Text, first order, last order.
[trade-update.note]
UPDATE trade_order SET note = ?1 WHERE order_id BETWEEN ?2 AND ?3;

[trade-update.settle]
UPDATE settlement SET method = ?1 WHERE order_id BETWEEN ?2 AND ?3;

[order-status]
SELECT c.name, b.name, a.balance_cents FROM account a JOIN customer c USING (customer_id) JOIN broker b USING (broker_id)
    WHERE a.account_id = ?1;
SELECT o.order_id, o.submitted_at, s.name, k.name, t.symbol, o.quantity, o.price_cents, o.commission_cents FROM trade_order o
    JOIN order_state s USING (state) JOIN order_kind k USING (kind) JOIN security t USING (security_id)
    WHERE o.account_id = ?1 ORDER BY o.order_id DESC LIMIT 50;

[positions]
SELECT a.account_id, a.balance_cents, sum(p.quantity * q.price_cents) FROM account a LEFT JOIN position p USING (account_id)
    LEFT JOIN quote q USING (security_id) WHERE a.customer_id = ?1 GROUP BY a.account_id ORDER BY 3;
SELECT c.name, k.kind, k.value FROM customer c JOIN customer_contact k USING (customer_id) WHERE c.customer_id = ?1;
SELECT o.order_id, o.quantity, e.state, e.happened_at FROM
    (SELECT order_id, quantity FROM trade_order WHERE account_id = ?1 * 2 ORDER BY order_id DESC LIMIT 10) o
    JOIN order_event e USING (order_id) ORDER BY e.happened_at DESC;

[market-watch]
SELECT sum(q.price_cents * s.shares / 1000000), sum(d.close_cents * s.shares / 1000000) FROM watch_list l
    JOIN watch_entry e USING (watch_list_id) JOIN security s USING (security_id) JOIN quote q USING (security_id)
    JOIN price_day d ON d.security_id = s.security_id AND d.day_id = 1 + l.customer_id % 120 WHERE l.customer_id = ?1;

[security-detail]
SELECT s.symbol, s.name, s.shares, c.name, c.rating, r.name, x.name, x.opens, x.closes, g.name, q.price_cents, q.open_cents,
    q.volume FROM security s JOIN company c USING (company_id) JOIN sector r USING (sector_id)
    JOIN exchange x USING (exchange_id) JOIN region g ON g.region_id = c.region_id JOIN quote q USING (security_id)
    WHERE s.security_id = ?1;
SELECT o.role, o.name FROM security s JOIN company_officer o USING (company_id) WHERE s.security_id = ?1;
SELECT c.name, c.rating FROM security s JOIN rival v USING (company_id) JOIN company c ON c.company_id = v.rival_id
    WHERE s.security_id = ?1;
SELECT n.published, n.headline, n.body FROM security s JOIN news n USING (company_id) WHERE s.security_id = ?1;
SELECT q.quarter, q.revenue_cents, q.income_cents FROM security s JOIN quarter_report q USING (company_id)
    WHERE s.security_id = ?1 ORDER BY q.quarter;
SELECT t.day, d.low_cents, d.high_cents, d.close_cents, d.volume FROM price_day d JOIN trading_day t USING (day_id)
    WHERE d.security_id = ?1 ORDER BY d.day_id DESC LIMIT 20;

[trade-lookup]
WITH n(n) AS (SELECT ?1::bigint) SELECT o.order_id, o.kind, o.quantity, o.price_cents, o.placed_by, s.amount_cents, s.method,
    l.amount_cents, l.text FROM n JOIN trade_order o ON o.order_id BETWEEN n AND n + 3 JOIN settlement s USING (order_id)
    JOIN ledger l USING (order_id);
WITH n(n) AS (SELECT ?1::bigint) SELECT e.order_id, e.state, e.happened_at FROM n
    JOIN order_event e ON e.order_id BETWEEN n AND n + 3 ORDER BY 1, 3;

-- Reads what waits and tables that do not grow, whatever the planner thinks of a queue that was empty when it was analyzed.
[broker-volume]
SELECT b.name, r.name, sum(q.quantity * q.asked_cents) FROM order_queue q JOIN broker b USING (broker_id)
    JOIN security s USING (security_id) JOIN company c USING (company_id) JOIN sector r USING (sector_id)
    WHERE b.broker_id % 5 = ?1 % 5 GROUP BY b.name, r.name ORDER BY 3 DESC;

[customer-activity]
SELECT a.account_id, count(*), sum(o.commission_cents), max(o.submitted_at) FROM account a JOIN trade_order o USING (account_id)
    WHERE a.customer_id = ?1 GROUP BY a.account_id;
SELECT a.account_id, l.text, count(*), sum(l.amount_cents) FROM account a JOIN ledger l USING (account_id)
    WHERE a.customer_id = ?1 GROUP BY a.account_id, l.text;

-- What must hold: each finds the rows that break it, with a text `place` in each.

[law.balances]
SELECT 'account ' || a.account_id AS place FROM account a LEFT JOIN (SELECT account_id, sum(amount_cents) AS cents FROM ledger GROUP BY
    account_id) l USING (account_id) WHERE a.balance_cents <> coalesce(l.cents, 0);

[law.lots]
SELECT 'account ' || account_id || ', security ' || security_id AS place FROM position p FULL JOIN (SELECT account_id, security_id,
    sum(remaining) AS quantity FROM lot GROUP BY account_id, security_id) l USING (account_id, security_id) WHERE
    coalesce(p.quantity, 0) <> coalesce(l.quantity, 0);

[law.positions]
SELECT 'account ' || account_id || ', security ' || security_id AS place FROM position p FULL JOIN (SELECT account_id, security_id,
    sum(CASE WHEN kind IN ('MS', 'LS') THEN -quantity ELSE quantity END) AS quantity FROM trade_order o WHERE o.state = 'C' GROUP
    BY account_id, security_id) t USING (account_id, security_id) WHERE coalesce(p.quantity, 0) <> coalesce(t.quantity, 0);

[law.sold-lots]
SELECT 'order ' || o.order_id AS place FROM trade_order o LEFT JOIN (SELECT order_id, sum(quantity) AS taken FROM lot_use GROUP BY
    order_id) u USING (order_id) WHERE o.state = 'C' AND coalesce(u.taken, 0) <> CASE WHEN o.kind IN ('MS', 'LS') THEN o.quantity
    ELSE 0 END;

[law.settlements]
SELECT 'order ' || order_id AS place FROM trade_order o FULL JOIN (SELECT order_id, count(*) AS times FROM settlement GROUP BY order_id) s
    USING (order_id) WHERE coalesce(s.times, 0) <> CASE WHEN o.state = 'C' THEN 1 ELSE 0 END;

[law.bookings]
SELECT 'order ' || order_id AS place FROM (SELECT order_id, sum(amount_cents) AS settled FROM settlement GROUP BY order_id) s FULL JOIN
    (SELECT order_id, sum(amount_cents) AS booked FROM ledger WHERE order_id IS NOT NULL GROUP BY order_id) l USING (order_id)
    WHERE coalesce(abs(l.booked), -1) <> coalesce(s.settled, -1);

[law.queue]
SELECT 'order ' || order_id AS place FROM trade_order o FULL JOIN order_queue q USING (order_id) WHERE (o.state IS NOT DISTINCT FROM 'S')
    <> (q.order_id IS NOT NULL);

[law.reservations]
SELECT 'account ' || account_id || ', security ' || security_id AS place FROM position p FULL JOIN (SELECT account_id, security_id,
    sum(quantity) AS waiting FROM trade_order o WHERE o.state = 'S' AND kind IN ('MS', 'LS') GROUP BY account_id, security_id) t
    USING (account_id, security_id) WHERE coalesce(p.reserved, 0) <> coalesce(t.waiting, 0);

[law.brokers]
SELECT 'broker ' || b.broker_id AS place FROM broker b LEFT JOIN (SELECT a.broker_id, count(*) AS trades, sum(o.commission_cents) AS cents
    FROM trade_order o JOIN account a USING (account_id) WHERE o.state = 'C' GROUP BY a.broker_id) t USING (broker_id) WHERE
    b.trades_done <> coalesce(t.trades, 0) OR b.commission_cents <> coalesce(t.cents, 0);

[law.events]
SELECT 'order ' || order_id AS place FROM trade_order o FULL JOIN (SELECT order_id, count(*) AS times FROM order_event GROUP BY order_id) e
    USING (order_id) WHERE coalesce(e.times, 0) <> CASE o.state WHEN 'C' THEN 2 WHEN 'S' THEN 1 ELSE 0 END;
