package org.wattladder.brokerage.trade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.brokerage.TestDatabase;
import org.wattladder.brokerage.data.Scale;

/**
 * A transaction touches few of the rows that there are, also where the planner knows a queue as it was before the first interval and
 * thousands of orders went through it since. Otherwise its time grows with the history, and with what a statistic happened to say.
 */
@Tag("slow")
class TouchedRowsTest {
    private static final Scale SCALE = new Scale(2_000, 1);
    /** A driver prepares a statement on the server at its fifth use, and the server plans it for all values after five more. */
    private static final int ROUNDS = 30;

    private static final long MOST_ROWS = 150;
    private static final String QUEUED_BEFORE = "INSERT INTO order_queue (order_id, security_id, quantity, asked_cents)"
            + " SELECT -n, 1 + n % 200, 100, 100 FROM generate_series(1, 20000) n";
    private static final String TOUCHED = "SELECT coalesce(sum(seq_tup_read + idx_scan + idx_tup_fetch), 0)"
            + " FROM pg_stat_xact_user_tables WHERE relname IN ('customer', 'account', 'trade_order', 'order_event',"
            + " 'position', 'lot', 'lot_use', 'settlement', 'ledger')";

    @TempDir
    static Path folder;

    private static TestDatabase database;

    @BeforeAll
    static void queueManyOrders() throws Exception {
        database = TestDatabase.start(folder, Map.of("shared_buffers", "64MB"), SCALE);
        try (Connection connection = database.login().connect();
                Statement statement = connection.createStatement()) {
            statement.execute(QUEUED_BEFORE);
            statement.execute("DELETE FROM order_queue WHERE order_id < 0");
        }
    }

    @AfterAll
    static void end() {
        database.close();
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void shouldTouchFewRows(Kind kind) throws Exception {
        try (Connection connection = database.login().connect()) {
            connection.setAutoCommit(false);
            connection.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
            Desk desk = new Desk(
                    connection, database.login().dialect(), SCALE, new SplittableRandom(1), new Market(), new Counts());
            Step order = Kind.PLACE_ORDER.at(desk);
            for (int sent = 0; sent < ROUNDS; sent++) {
                touched(order, connection);
            }
            Step step = kind.at(desk);
            long most = 0;
            for (int round = 0; round < ROUNDS; round++) {
                most = Math.max(most, touched(step, connection));
            }
            assertThat(most).as("rows that %s touched", kind.type()).isBetween(0L, MOST_ROWS);
        }
    }

    /** Does a transaction and returns how many rows it touched in tables that are large. */
    private static long touched(Step step, Connection connection) throws SQLException {
        long before = rows(connection);
        step.draw();
        step.work();
        long rows = rows(connection) - before;
        connection.commit();
        step.committed();
        return rows;
    }

    /** Of this transaction, and of those before that were not passed on yet. */
    private static long rows(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(TOUCHED)) {
            found.next();
            return found.getLong(1);
        }
    }
}
