-- What Wattladder asks of MariaDB, where that differs from postgresql.sql. A statement ends with a semicolon at the end of a line.
-- Rows are in the order of their primary keys here, so tables have keys and indexes from the start; foreign keys are left out, as
-- copies of tables have none.

[product]
MariaDB;

[least-version]
10.6;

-- A deadlock, a lock that was awaited too long, a row that changed since it was read.
[refused]
40001;
1205;
1020;

-- Not asked: rights on databases that do not exist yet are seen when they are made.
[rights]

[session]
SET SESSION sql_mode = 'STRICT_ALL_TABLES,PIPES_AS_CONCAT,NO_ENGINE_SUBSTITUTION', innodb_lock_wait_timeout = 5;

[kept]
SELECT table_schema, max(table_name = 'loaded') FROM information_schema.tables
    WHERE table_schema LIKE 'wattladder\_brokerage\_%' GROUP BY table_schema;

[drop]
DROP DATABASE IF EXISTS {database};

[forget]
DROP DATABASE {database};

[create]
DROP DATABASE IF EXISTS {database};
CREATE DATABASE {database} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

[keep]
CREATE TABLE {database}.loaded (at datetime);

[copy]
CREATE DATABASE {database} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

[copy-table]
CREATE TABLE {database}.{table} LIKE {template}.{table};
INSERT INTO {database}.{table} SELECT * FROM {template}.{table};

[tables]
-- The same for every scale.
CREATE TABLE region (region_id int, name varchar(100), PRIMARY KEY (region_id));
CREATE TABLE exchange (exchange_id int, name varchar(100), region_id int, opens time, closes time, PRIMARY KEY (exchange_id));
CREATE TABLE sector (sector_id int, name varchar(100), PRIMARY KEY (sector_id));
CREATE TABLE order_kind (kind varchar(2), name varchar(100), sells varchar(5), PRIMARY KEY (kind));
CREATE TABLE order_state (state varchar(2), name varchar(100), PRIMARY KEY (state));
CREATE TABLE fee (kind varchar(2), exchange_id int, basis_points int, PRIMARY KEY (kind, exchange_id));
CREATE TABLE tax_class (tax_class_id int, name varchar(100), basis_points int, PRIMARY KEY (tax_class_id));
CREATE TABLE service_level (level int, name varchar(100), discount_percent int, PRIMARY KEY (level));
CREATE TABLE trading_day (day_id int, day date, PRIMARY KEY (day_id));

-- As many as there are customers.
CREATE TABLE broker (broker_id int, name varchar(100), state varchar(100), trades_done bigint, commission_cents bigint, PRIMARY KEY (broker_id));
CREATE TABLE customer (customer_id bigint, name varchar(100), level int, tax_class_id int, region_id int, since date, PRIMARY KEY (customer_id));
CREATE TABLE customer_contact (customer_id bigint, kind varchar(100), value varchar(100), KEY (customer_id));
CREATE TABLE account (account_id bigint, customer_id bigint, broker_id int, name varchar(100), balance_cents bigint, PRIMARY KEY (account_id), KEY (customer_id), KEY (broker_id));
CREATE TABLE authorized_person (account_id bigint, name varchar(100), rights varchar(100), KEY (account_id));
CREATE TABLE company (company_id int, name varchar(100), sector_id int, region_id int, rating varchar(100), PRIMARY KEY (company_id), KEY (sector_id));
CREATE TABLE company_officer (company_id int, role varchar(100), name varchar(100), KEY (company_id));
CREATE TABLE rival (company_id int, rival_id int, KEY (company_id));
CREATE TABLE security (security_id int, symbol varchar(100), company_id int, exchange_id int, name varchar(100), shares bigint, PRIMARY KEY (security_id), KEY (company_id));
CREATE TABLE quote (security_id int, price_cents bigint, open_cents bigint, volume bigint, changed_at datetime, PRIMARY KEY (security_id));
CREATE TABLE price_day (security_id int, day_id int, low_cents bigint, high_cents bigint, close_cents bigint, volume bigint, PRIMARY KEY (security_id, day_id));
CREATE TABLE quarter_report (company_id int, quarter int, revenue_cents bigint, income_cents bigint, PRIMARY KEY (company_id, quarter));
CREATE TABLE news (news_id int, company_id int, headline varchar(100), body varchar(600), published datetime, PRIMARY KEY (news_id), KEY (company_id));
CREATE TABLE watch_list (watch_list_id bigint, customer_id bigint, PRIMARY KEY (watch_list_id), KEY (customer_id));
CREATE TABLE watch_entry (watch_list_id bigint, security_id int, PRIMARY KEY (watch_list_id, security_id));

-- These grow.
CREATE TABLE trade_order (order_id bigint AUTO_INCREMENT, account_id bigint, security_id int, kind varchar(2), state varchar(2), quantity bigint, price_cents bigint, commission_cents bigint, submitted_at datetime, completed_at datetime, placed_by varchar(100), note varchar(100), PRIMARY KEY (order_id), KEY (account_id, order_id), KEY (security_id, order_id), CHECK (quantity > 0));
CREATE TABLE order_event (order_id bigint, state varchar(2), happened_at datetime, KEY (order_id));
CREATE TABLE order_queue (order_id bigint, security_id int, broker_id int, quantity bigint, asked_cents bigint, PRIMARY KEY (order_id), KEY (security_id));
CREATE TABLE position (account_id bigint, security_id int, quantity bigint, reserved bigint, PRIMARY KEY (account_id, security_id), CHECK (quantity >= 0 AND reserved BETWEEN 0 AND quantity));
CREATE TABLE lot (order_id bigint, account_id bigint, security_id int, bought bigint, remaining bigint, price_cents bigint, PRIMARY KEY (order_id), KEY (account_id, security_id, order_id), CHECK (remaining BETWEEN 0 AND bought));
CREATE TABLE lot_use (lot_order_id bigint, order_id bigint, quantity bigint, KEY (order_id));
CREATE TABLE settlement (order_id bigint, amount_cents bigint, method varchar(100), due date, KEY (order_id));
CREATE TABLE ledger (account_id bigint, order_id bigint, amount_cents bigint, booked_at datetime, text varchar(100), KEY (account_id), KEY (order_id));

[finish]
INSERT INTO position SELECT account_id, security_id, sum(remaining), 0 FROM lot GROUP BY account_id, security_id;
UPDATE account a JOIN (SELECT account_id, sum(amount_cents) AS cents FROM ledger GROUP BY account_id) s USING (account_id)
    SET a.balance_cents = s.cents;
UPDATE broker b JOIN (SELECT a.broker_id, count(*) AS trades, sum(o.commission_cents) AS cents FROM trade_order o
    JOIN account a USING (account_id) GROUP BY a.broker_id) s USING (broker_id)
    SET b.trades_done = s.trades, b.commission_cents = s.cents;
ALTER TABLE trade_order AUTO_INCREMENT = {order};

[settle]
ANALYZE TABLE trade_order, order_event, order_queue, position, lot, lot_use, settlement, ledger;

[refresh]

[counters]
SELECT sum(CASE variable_name WHEN 'INNODB_LSN_CURRENT' THEN variable_value END) AS wal_bytes,
    sum(CASE variable_name WHEN 'COM_COMMIT' THEN variable_value END) AS commits,
    sum(CASE variable_name WHEN 'INNODB_BUFFER_POOL_READS' THEN variable_value END) AS blocks_read,
    sum(CASE variable_name WHEN 'INNODB_BUFFER_POOL_READ_REQUESTS' THEN variable_value
        WHEN 'INNODB_BUFFER_POOL_READS' THEN -variable_value END) AS blocks_hit
    FROM information_schema.global_status;

-- What keeps a commit here, under the names of the same thing in PostgreSQL.
[facts]
SELECT @@innodb_buffer_pool_size AS shared_buffers_bytes,
    (SELECT sum(data_length + index_length) FROM information_schema.tables WHERE table_schema = database()) AS database_bytes,
    @@innodb_flush_method <> 'nosync' AS fsync, @@innodb_doublewrite AS full_page_writes,
    @@innodb_flush_log_at_trx_commit = 1 AS synchronous_commit;

[place-order.follow]
INSERT INTO order_event VALUES (?1, 'S', now());
INSERT INTO order_queue VALUES (?1, ?2, ?3, ?4, ?5);

[complete-trade.complete]
INSERT INTO order_event VALUES (?1, 'C', now());
UPDATE trade_order SET state = 'C', completed_at = now(), price_cents = ?2 WHERE order_id = ?1;
SELECT account_id, security_id, kind, quantity, commission_cents FROM trade_order WHERE order_id = ?1;

[complete-trade.buy]
INSERT INTO lot VALUES (?1, ?2, ?3, ?4, ?4, ?5);
INSERT INTO position VALUES (?2, ?3, ?4, 0) ON DUPLICATE KEY UPDATE quantity = quantity + VALUES(quantity);

[complete-trade.take]
INSERT INTO lot_use VALUES (?1, ?2, ?3);
UPDATE position SET quantity = quantity - ?3, reserved = reserved - ?3 WHERE account_id = ?4 AND security_id = ?5;
UPDATE lot SET remaining = remaining - ?3 WHERE order_id = ?1;

[complete-trade.book]
INSERT INTO settlement VALUES (?1, ?2, 'transfer', current_date + INTERVAL 2 DAY);
INSERT INTO ledger VALUES (?3, ?1, ?4, now(), ?5);
UPDATE account SET balance_cents = balance_cents + ?4 WHERE account_id = ?3;
UPDATE broker SET trades_done = trades_done + 1, commission_cents = commission_cents + ?6
    WHERE broker_id = (SELECT broker_id FROM account WHERE account_id = ?3);

[market-feed]
UPDATE quote q JOIN (SELECT s.security_id, c.cents
    FROM JSON_TABLE(concat('[', ?1, ']'), '$[*]' COLUMNS (place FOR ORDINALITY, security_id int PATH '$')) s
    JOIN JSON_TABLE(concat('[', ?2, ']'), '$[*]' COLUMNS (place FOR ORDINALITY, cents bigint PATH '$')) c USING (place)) d
    ON q.security_id = d.security_id
    SET q.price_cents = greatest(100, q.price_cents + d.cents), q.volume = q.volume + 100, q.changed_at = now();

[trade-lookup]
SELECT o.order_id, o.kind, o.quantity, o.price_cents, o.placed_by, s.amount_cents, s.method, l.amount_cents, l.text
    FROM trade_order o JOIN settlement s USING (order_id) JOIN ledger l USING (order_id) WHERE o.order_id BETWEEN ?1 AND ?1 + 3;
SELECT order_id, state, happened_at FROM order_event WHERE order_id BETWEEN ?1 AND ?1 + 3 ORDER BY 1, 3;

[law.lots]
SELECT 'account ' || p.account_id || ', security ' || p.security_id AS place FROM position p WHERE p.quantity <> coalesce(
    (SELECT sum(l.remaining) FROM lot l WHERE l.account_id = p.account_id AND l.security_id = p.security_id), 0)
    UNION ALL SELECT 'account ' || l.account_id || ', security ' || l.security_id FROM lot l
    LEFT JOIN position p USING (account_id, security_id) WHERE p.account_id IS NULL AND l.remaining > 0;

[law.positions]
SELECT 'account ' || account_id || ', security ' || security_id AS place FROM (SELECT account_id, security_id, quantity FROM position
    UNION ALL SELECT account_id, security_id, CASE WHEN kind IN ('MS', 'LS') THEN quantity ELSE -quantity END FROM trade_order
    WHERE state = 'C') b GROUP BY account_id, security_id HAVING sum(quantity) <> 0;

[law.settlements]
SELECT 'order ' || o.order_id AS place FROM trade_order o WHERE (SELECT count(*) FROM settlement s WHERE s.order_id = o.order_id)
    <> CASE WHEN o.state = 'C' THEN 1 ELSE 0 END
    UNION ALL SELECT 'order ' || s.order_id FROM settlement s LEFT JOIN trade_order o USING (order_id) WHERE o.order_id IS NULL;

[law.bookings]
SELECT 'order ' || s.order_id AS place FROM (SELECT order_id, sum(amount_cents) AS settled FROM settlement GROUP BY order_id) s
    WHERE s.settled <> coalesce((SELECT abs(sum(l.amount_cents)) FROM ledger l WHERE l.order_id = s.order_id), -1)
    UNION ALL SELECT 'order ' || l.order_id FROM ledger l LEFT JOIN settlement s USING (order_id)
    WHERE l.order_id IS NOT NULL AND s.order_id IS NULL;

[law.queue]
SELECT 'order ' || order_id AS place FROM (SELECT order_id, CASE WHEN state = 'S' THEN 1 ELSE 0 END AS times FROM trade_order
    UNION ALL SELECT order_id, -1 FROM order_queue) b GROUP BY order_id HAVING sum(times) <> 0;

[law.reservations]
SELECT 'account ' || account_id || ', security ' || security_id AS place FROM (SELECT account_id, security_id, reserved FROM position
    UNION ALL SELECT account_id, security_id, -quantity FROM trade_order WHERE state = 'S' AND kind IN ('MS', 'LS')) b
    GROUP BY account_id, security_id HAVING sum(reserved) <> 0;

[law.events]
SELECT 'order ' || o.order_id AS place FROM trade_order o WHERE (SELECT count(*) FROM order_event e WHERE e.order_id = o.order_id)
    <> CASE o.state WHEN 'C' THEN 2 WHEN 'S' THEN 1 ELSE 0 END
    UNION ALL SELECT 'order ' || e.order_id FROM order_event e LEFT JOIN trade_order o USING (order_id) WHERE o.order_id IS NULL;
