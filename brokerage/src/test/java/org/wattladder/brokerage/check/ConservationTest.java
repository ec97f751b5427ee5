package org.wattladder.brokerage.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.brokerage.TestDatabase;
import org.wattladder.brokerage.trade.Desks;
import org.wattladder.brokerage.trade.Kind;
import org.wattladder.worklets.api.Aborted;
import org.wattladder.worklets.api.WeightedTransaction;

/** Trades for a while on several connections, then plants faults. */
@Tag("slow")
class ConservationTest {
    private static final int USERS = 4;
    private static final int ROUNDS = 40;

    @TempDir
    static Path folder;

    private static TestDatabase database;
    private static Settling settling;

    @BeforeAll
    static void trade() throws Exception {
        database = TestDatabase.start(folder, Map.of("shared_buffers", "64MB"));
        settling = new Settling(database.login(), Optional.of(database.cluster()::processorTime));
        ExecutorService users = Executors.newFixedThreadPool(USERS);
        CyclicBarrier opened = new CyclicBarrier(USERS);
        try (Desks desks = new Desks(database.login(), TestDatabase.SCALE)) {
            List<Future<?>> all = new ArrayList<>();
            for (int user = 1; user <= USERS; user++) {
                int seed = user;
                all.add(users.submit(() -> {
                    List<WeightedTransaction> mix = desks.open(new SplittableRandom(seed), Kind::share);
                    opened.await();
                    for (int round = 0; round < ROUNDS; round++) {
                        for (WeightedTransaction each : mix) {
                            each.transaction().prepare();
                            try {
                                each.transaction().execute();
                                each.transaction().check();
                            } catch (Aborted refused) {
                                // is counted by the harness
                            }
                        }
                    }
                    return seed;
                }));
            }
            for (Future<?> each : all) {
                each.get();
            }
            assertThat(desks.counts().takeTrades()).isGreaterThan(USERS * ROUNDS * 9 / 10);
        } finally {
            users.shutdownNow();
        }
    }

    @AfterAll
    static void end() {
        settling.close();
        database.close();
    }

    private static List<String> broken(Connection connection) throws SQLException {
        return Conservation.broken(connection, database.login().dialect()).stream()
                .map(Conservation.Broken::name)
                .toList();
    }

    @Test
    void shouldFindNothingAfterSerializableTrading() {
        Map<String, Double> figures = settling.afterInterval();
        assertThat(figures)
                .containsEntry("laws-checked", 10.0)
                .containsEntry("fsync", 1.0)
                .containsEntry("synchronous-commit", 1.0)
                .hasEntrySatisfying("database-bytes", bytes -> assertThat(bytes).isGreaterThan(1e6))
                .hasEntrySatisfying(
                        "server-version", number -> assertThat(number).isGreaterThan(150_000))
                .containsKeys("checkpoints", "autovacuums", "wal-bytes", "database-cpu-seconds");
        assertThat(figures.keySet()).noneMatch(name -> name.startsWith("broken-"));
    }

    /** What is planted, and the law that must be among those that find it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UPDATE account SET balance_cents = balance_cents - 1 WHERE account_id = 7 | balances",
                "INSERT INTO settlement SELECT * FROM settlement WHERE order_id = 11 | settlements",
                "DELETE FROM trade_order WHERE order_id = 12 | settlements",
                "DELETE FROM trade_order WHERE order_id = (SELECT min(order_id) FROM order_queue) | queue",
                "DELETE FROM order_queue WHERE order_id = (SELECT min(order_id) FROM order_queue) | queue",
                "UPDATE position SET quantity = quantity + 1 WHERE account_id = 3 | positions",
                "UPDATE lot SET remaining = remaining - 1 WHERE order_id = (SELECT min(order_id) FROM lot WHERE remaining > 0) | lots",
                "DELETE FROM lot_use WHERE order_id = (SELECT min(order_id) FROM lot_use) | sold-lots",
                "UPDATE ledger SET amount_cents = amount_cents + 1 WHERE order_id = 20 | bookings",
                "UPDATE broker SET trades_done = trades_done + 1 WHERE broker_id = 1 | brokers",
                "DELETE FROM order_event WHERE order_id = 21 AND state = 'C' | events",
                "UPDATE position SET reserved = reserved + 1 WHERE account_id = 5 AND quantity > reserved | reservations"
            })
    void shouldFindAPlantedFault(String planted, String law) throws SQLException {
        try (Connection connection = database.login().connect();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            assertThat(broken(connection)).isEmpty();
            assertThat(statement.executeUpdate(planted)).isPositive();
            assertThat(broken(connection)).contains(law);
            connection.rollback();
        }
    }

    /** Two that read a balance, and each write what they read and their own amount: the second overwrites the first. */
    @Test
    void shouldFindALostUpdate() throws SQLException, IOException {
        try (Connection first = database.login().connect();
                Connection second = database.login().connect()) {
            long before = balance(first);
            assertThat(balance(second)).isEqualTo(before);
            deposit(first, before, 100);
            deposit(second, before, 50);
            assertThat(broken(first)).containsExactly("balances");
            try (Statement statement = first.createStatement()) {
                statement.execute("UPDATE account SET balance_cents = balance_cents + 100 WHERE account_id = 9");
            }
            assertThat(broken(first)).isEmpty();
        }
    }

    private static long balance(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                var found = statement.executeQuery("SELECT balance_cents FROM account WHERE account_id = 9")) {
            found.next();
            return found.getLong(1);
        }
    }

    private static void deposit(Connection connection, long before, long cents) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("UPDATE account SET balance_cents = " + (before + cents) + " WHERE account_id = 9");
            statement.execute("INSERT INTO ledger VALUES (9, NULL, " + cents + ", now(), 'deposit')");
        }
    }
}
