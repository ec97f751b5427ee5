-- The tables of a brokerage, our own. Money is in cents. Statements end with a semicolon at the end of a line.

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
CREATE TABLE order_queue (order_id bigint, security_id int, quantity bigint, asked_cents bigint);
CREATE TABLE position (account_id bigint, security_id int, quantity bigint, reserved bigint) WITH (fillfactor = 80);
CREATE TABLE lot (order_id bigint, account_id bigint, security_id int, bought bigint, remaining bigint, price_cents bigint) WITH (fillfactor = 90);
CREATE TABLE lot_use (lot_order_id bigint, order_id bigint, quantity bigint);
CREATE TABLE settlement (order_id bigint, amount_cents bigint, method text, due date);
CREATE TABLE ledger (account_id bigint, order_id bigint, amount_cents bigint, booked_at timestamptz, text text);
