package org.wattladder.brokerage.trade;

import java.sql.SQLException;
import java.util.Locale;

/** The types of transactions, with the shares and bounds that hold unless a suite says others. */
public enum Kind {
    /** A customer orders to buy or sell. */
    PLACE_ORDER(10, 500, false, "places an order to buy or to sell"),
    /** The market executes the oldest order that waits. */
    COMPLETE_TRADE(10, 500, false, "completes the oldest order that waits at the market"),
    /** Prices of securities change. */
    MARKET_FEED(1, 500, false, "changes the prices of twenty securities"),
    /** A customer looks at the latest orders of an account. */
    ORDER_STATUS(19, 250, true, "reads the latest orders of an account"),
    /** A customer looks at what the accounts hold. */
    POSITIONS(13, 250, true, "values the positions of a customer's accounts"),
    /** A customer looks at what is watched. */
    MARKET_WATCH(18, 250, true, "compares a watch list with the prices of another day"),
    /** A customer looks at one security and its company. */
    SECURITY_DETAIL(14, 250, true, "reads a security, its company, prices and news"),
    /** A customer looks up old trades. */
    TRADE_LOOKUP(8, 500, true, "looks up old trades with settlement, ledger and events"),
    /** A note and the way of settlement of old trades are changed. */
    TRADE_UPDATE(2, 500, false, "changes notes and settlements of old trades"),
    /** The brokerage sums what waits for its brokers. */
    BROKER_VOLUME(2, 500, true, "sums what waits for some brokers by sector"),
    /** The brokerage looks at what a customer did. */
    CUSTOMER_ACTIVITY(3, 250, true, "sums the ledgers and orders of a customer");

    private static final int DAYS_SHOWN = 20;
    private static final int EVENTS_OF_FOUR = 8;

    private final int share;
    private final int boundMillis;
    private final boolean reads;
    private final String does;

    Kind(int share, int boundMillis, boolean reads, String does) {
        this.share = share;
        this.boundMillis = boundMillis;
        this.reads = reads;
        this.does = does;
    }

    /** Of 100 transactions. */
    public int share() {
        return share;
    }

    /** In milliseconds, for 90 % of these transactions. */
    public int boundMillis() {
        return boundMillis;
    }

    /** A clause for people. */
    public String does() {
        return does;
    }

    /** Name in results. */
    public String type() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it changes nothing. */
    boolean reads() {
        return reads;
    }

    /** Its work at a desk; what only reads finds at least the rows that every number has. */
    Step at(Desk desk) throws SQLException {
        return switch (this) {
            case PLACE_ORDER -> new PlaceOrder(desk);
            case COMPLETE_TRADE -> new CompleteTrade(desk);
            case MARKET_FEED -> new MarketFeed(desk);
            case ORDER_STATUS -> new ReadStep(desk, desk::account, 1, type());
            case POSITIONS -> new ReadStep(desk, desk::customer, 1, type());
            case MARKET_WATCH -> new ReadStep(desk, desk::customer, 1, type());
            case SECURITY_DETAIL -> new ReadStep(desk, desk::security, DAYS_SHOWN, type());
            case TRADE_LOOKUP -> new ReadStep(desk, desk::oldOrder, EVENTS_OF_FOUR, type());
            case TRADE_UPDATE -> new TradeUpdate(desk);
            case BROKER_VOLUME -> new ReadStep(desk, desk::broker, 0, type());
            case CUSTOMER_ACTIVITY -> new ReadStep(desk, desk::customer, 1, type());
        };
    }
}
