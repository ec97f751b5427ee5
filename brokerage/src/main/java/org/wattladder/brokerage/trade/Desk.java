package org.wattladder.brokerage.trade;

import java.sql.Connection;
import java.util.random.RandomGenerator;
import org.wattladder.brokerage.data.Scale;
import org.wattladder.brokerage.dialect.Dialect;

/**
 * What one user works with; used by the thread of that user.
 *
 * @param connection with transactions that end by commit
 * @param dialect of the database
 * @param scale of the brokerage
 * @param random of this user
 * @param market that all users of the client share
 * @param counts that all users of the client share
 */
public record Desk(
        Connection connection, Dialect dialect, Scale scale, RandomGenerator random, Market market, Counts counts) {
    private static final long PAGE = 50;

    /** Any account. */
    long account() {
        return random.nextLong(scale.accounts()) + 1;
    }

    /** Any customer. */
    long customer() {
        return random.nextInt(scale.customers()) + 1L;
    }

    /** Any security. */
    int security() {
        return random.nextInt(scale.securities()) + 1;
    }

    /** Any broker. */
    int broker() {
        return random.nextInt(scale.brokers()) + 1;
    }

    /** The first of some neighbouring orders that were completed before the first interval. */
    long oldOrder() {
        return random.nextLong(scale.orders() - PAGE) + 1;
    }
}
