package org.wattladder.brokerage.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.brokerage.TestDatabase;

/** What the isolation level of the transactions is good for. */
@Tag("slow")
class IsolationTest {
    @TempDir
    static Path folder;

    private static TestDatabase database;

    @BeforeAll
    static void start() throws Exception {
        database = TestDatabase.start(folder, Map.of("fsync", "off", "shared_buffers", "64MB"));
        try (Connection connection = database.login().connect();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE on_call (doctor text PRIMARY KEY, here boolean)");
        }
    }

    @AfterAll
    static void end() {
        database.close();
    }

    /** Each of two doctors leaves because the other is here; at least one must stay. */
    private static int doctorsLeft(int isolation) throws SQLException {
        try (Connection first = database.login().connect();
                Connection second = database.login().connect()) {
            try (Statement statement = first.createStatement()) {
                statement.execute("DELETE FROM on_call");
                statement.execute("INSERT INTO on_call VALUES ('a', true), ('b', true)");
            }
            for (Connection each : List.of(first, second)) {
                each.setAutoCommit(false);
                each.setTransactionIsolation(isolation);
                assertThat(here(each)).isEqualTo(2);
            }
            leave(first, "a");
            leave(second, "b");
            first.commit();
            second.commit();
            return here(first);
        }
    }

    private static int here(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SELECT count(*) FROM on_call WHERE here")) {
            found.next();
            return found.getInt(1);
        }
    }

    private static void leave(Connection connection, String doctor) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE on_call SET here = false WHERE doctor = '" + doctor + "'");
        }
    }

    @Test
    void shouldFindWriteSkewAtRepeatableReadAndRefuseItAtSerializable() throws SQLException {
        assertThat(doctorsLeft(Connection.TRANSACTION_REPEATABLE_READ)).isZero();
        assertThatThrownBy(() -> doctorsLeft(Connection.TRANSACTION_SERIALIZABLE))
                .isInstanceOfSatisfying(
                        SQLException.class,
                        refused -> assertThat(refused.getSQLState()).isEqualTo("40001"));
    }

    /** Another connection changes the row between the first try and its write: the transaction is tried again, and done once. */
    @Test
    void shouldTryAgainWhatTheDatabaseRefuses() throws SQLException {
        Counts counts = new Counts();
        try (Connection own = database.login().connect();
                Connection other = database.login().connect()) {
            own.setAutoCommit(false);
            own.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
            Desk desk = new Desk(
                    own, database.login().dialect(), TestDatabase.SCALE, new SplittableRandom(1), new Market(), counts);
            int[] tries = {0};
            new DatabaseTransaction(Kind.TRADE_UPDATE, desk, new Step() {
                        @Override
                        public void draw() {}

                        @Override
                        public void work() throws SQLException {
                            here(own);
                            if (tries[0]++ == 0) {
                                add(other);
                            }
                            add(own);
                        }
                    })
                    .execute();
            assertThat(tries[0]).isEqualTo(2);
            assertThat(counts.takeRetries()).isEqualTo(1);
            assertThat(counts.takeTransactions()).isEqualTo(1);
        }
    }

    private static void add(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE broker SET trades_done = trades_done + 1 WHERE broker_id = 1");
        }
    }
}
