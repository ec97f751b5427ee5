package org.wattladder.brokerage.data;

/**
 * How large a brokerage is.
 *
 * @param customers number of them, by which all other tables are sized
 * @param seed of the generator
 */
public record Scale(int customers, long seed) {
    /** Fewest customers. */
    public static final int LEAST_CUSTOMERS = 100;

    /** Most customers. */
    public static final int MOST_CUSTOMERS = 10_000_000;

    /** Accounts of each customer. */
    public static final int ACCOUNTS_EACH = 2;

    /** Orders of each account that are completed before the first interval. */
    static final int ORDERS_EACH = 10;

    /** Securities that each account holds at first. */
    static final int HELD_EACH = 5;

    /** Securities that each customer watches. */
    static final int WATCHED_EACH = 10;

    /** Days with a price. */
    public static final int DAYS = 120;

    /** Stock exchanges. */
    static final int EXCHANGES = 4;

    /** Sectors of companies. */
    public static final int SECTORS = 12;

    private static final int CUSTOMERS_OF_BROKER = 100;
    private static final int FEWEST_SECURITIES = 100;
    private static final int CUSTOMERS_OF_SECURITY = 10;

    public Scale {
        if (customers < LEAST_CUSTOMERS || customers > MOST_CUSTOMERS) {
            throw new IllegalArgumentException("a brokerage has from " + LEAST_CUSTOMERS + " to " + MOST_CUSTOMERS
                    + " customers, not " + customers);
        }
    }

    /** Number of accounts. */
    public long accounts() {
        return (long) customers * ACCOUNTS_EACH;
    }

    /** Number of brokers. */
    public int brokers() {
        return Math.max(2, customers / CUSTOMERS_OF_BROKER);
    }

    /** Number of securities. */
    public int securities() {
        return FEWEST_SECURITIES + customers / CUSTOMERS_OF_SECURITY;
    }

    /** Number of companies, each with two securities. */
    public int companies() {
        return (securities() + 1) / 2;
    }

    /** Orders that are completed before the first interval. */
    public long orders() {
        return accounts() * ORDERS_EACH;
    }

    /** The security that an account holds in this place, 0 to {@link #HELD_EACH} - 1; all of them differ. */
    int held(long account, int place) {
        return (int) ((account * 7 + (long) place * (securities() / HELD_EACH)) % securities()) + 1;
    }
}
