package org.wattladder.brokerage.trade;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.random.RandomGenerator;
import org.wattladder.brokerage.data.Scale;

/**
 * What one user works with; used by the thread of that user.
 *
 * @param connection with transactions that end by commit
 * @param scale of the brokerage
 * @param random of this user
 * @param market that all users of the client share
 * @param counts that all users of the client share
 */
public record Desk(Connection connection, Scale scale, RandomGenerator random, Market market, Counts counts) {
    private static final long PAGE = 50;

    /** A statement that lives as long as the connection. */
    PreparedStatement prepare(String query) throws SQLException {
        return connection.prepareStatement(query);
    }

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
