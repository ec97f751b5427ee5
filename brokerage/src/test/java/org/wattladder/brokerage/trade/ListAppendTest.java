package org.wattladder.brokerage.trade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.brokerage.TestDatabase;

/** Users read and append to the same few lists at the same time; the isolation level decides what comes of it. */
@Tag("slow")
class ListAppendTest {
    private static final int USERS = 6;
    private static final int LISTS = 4;
    private static final int TRANSACTIONS = 150;
    private static final int MOST_ROUNDS = 20;

    @TempDir
    static Path folder;

    private static TestDatabase database;

    private final AtomicLong values = new AtomicLong();

    @BeforeAll
    static void start() throws Exception {
        database = TestDatabase.start(folder, Map.of("fsync", "off", "shared_buffers", "64MB"));
        execute("CREATE TABLE list (number int PRIMARY KEY, appended bigint[])");
    }

    @AfterAll
    static void end() {
        database.close();
    }

    @BeforeEach
    void empty() throws SQLException {
        execute("TRUNCATE list", "INSERT INTO list SELECT n, '{}' FROM generate_series(1, " + LISTS + ") n");
    }

    private static void execute(String... statements) throws SQLException {
        try (Connection connection = database.login().connect();
                Statement statement = connection.createStatement()) {
            for (String each : statements) {
                statement.execute(each);
            }
        }
    }

    /** How a user appends to the list that it has read. */
    private interface Append {
        void to(Connection connection, int list, List<Long> read, long value) throws SQLException;
    }

    private static void inTheDatabase(Connection connection, int list, List<Long> read, long value)
            throws SQLException {
        update(connection, "UPDATE list SET appended = appended || ?::bigint WHERE number = ?", value, list);
    }

    /** The planted fault: what was read is written back, one longer. */
    private static void overWhatWasRead(Connection connection, int list, List<Long> read, long value)
            throws SQLException {
        List<Long> longer = new ArrayList<>(read);
        longer.add(value);
        update(
                connection,
                "UPDATE list SET appended = ? WHERE number = ?",
                connection.createArrayOf("bigint", longer.toArray()),
                list);
    }

    private static void update(Connection connection, String sql, Object appended, int list) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(sql)) {
            update.setObject(1, appended);
            update.setInt(2, list);
            update.executeUpdate();
        }
    }

    private static List<Long> read(Connection connection, int list) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("SELECT appended FROM list WHERE number = ?")) {
            select.setInt(1, list);
            try (ResultSet found = select.executeQuery()) {
                found.next();
                return List.of((Long[]) found.getArray(1).getArray());
            }
        }
    }

    /** Reads two lists and appends to the second; empty when the database refuses. */
    private Optional<AppendHistory.Committed> transaction(Connection connection, SplittableRandom random, Append append)
            throws SQLException {
        int first = 1 + random.nextInt(LISTS);
        int second = 1 + (first + random.nextInt(LISTS - 1)) % LISTS;
        long value = values.incrementAndGet();
        try {
            Map<Integer, List<Long>> seen = new HashMap<>();
            seen.put(first, read(connection, first));
            seen.put(second, read(connection, second));
            append.to(connection, second, seen.get(second), value);
            connection.commit();
            return Optional.of(new AppendHistory.Committed(seen, Map.of(second, value)));
        } catch (SQLException refused) {
            connection.rollback();
            if (!"40001".equals(refused.getSQLState()) && !"40P01".equals(refused.getSQLState())) {
                throw refused;
            }
            return Optional.empty();
        }
    }

    private AppendHistory history(int isolation, Append append) throws Exception {
        empty();
        List<AppendHistory.Committed> committed = new ArrayList<>();
        ExecutorService users = Executors.newFixedThreadPool(USERS);
        try {
            List<Callable<List<AppendHistory.Committed>>> work = new ArrayList<>();
            for (int user = 0; user < USERS; user++) {
                SplittableRandom random = new SplittableRandom(user);
                work.add(() -> {
                    List<AppendHistory.Committed> own = new ArrayList<>();
                    try (Connection connection = database.login().connect()) {
                        connection.setAutoCommit(false);
                        connection.setTransactionIsolation(isolation);
                        for (int done = 0; done < TRANSACTIONS; done++) {
                            transaction(connection, random, append).ifPresent(own::add);
                        }
                    }
                    return own;
                });
            }
            for (Future<List<AppendHistory.Committed>> each : users.invokeAll(work)) {
                committed.addAll(each.get());
            }
        } finally {
            users.shutdown();
        }
        Map<Integer, List<Long>> last = new HashMap<>();
        try (Connection connection = database.login().connect()) {
            for (int list = 1; list <= LISTS; list++) {
                last.put(list, read(connection, list));
            }
        }
        return new AppendHistory(committed, last);
    }

    @Test
    void shouldKeepAnOrderAtSerializable() throws Exception {
        AppendHistory history = history(Connection.TRANSACTION_SERIALIZABLE, ListAppendTest::inTheDatabase);
        assertThat(history.contradictions()).isEmpty();
        assertThat(history.unordered()).isZero();
    }

    @Test
    void shouldFindCirclesAtRepeatableRead() throws Exception {
        int unordered = 0;
        for (int round = 0; round < MOST_ROUNDS && unordered == 0; round++) {
            AppendHistory history = history(Connection.TRANSACTION_REPEATABLE_READ, ListAppendTest::inTheDatabase);
            assertThat(history.contradictions()).isEmpty();
            unordered = history.unordered();
        }
        assertThat(unordered).isPositive();
    }

    @Test
    void shouldFindLostUpdatesAtReadCommitted() throws Exception {
        List<String> found = List.of();
        for (int round = 0; round < MOST_ROUNDS && found.isEmpty(); round++) {
            found = history(Connection.TRANSACTION_READ_COMMITTED, ListAppendTest::overWhatWasRead)
                    .contradictions();
        }
        assertThat(found).anyMatch(each -> each.startsWith("lost "));
    }
}
