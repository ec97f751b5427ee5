package org.wattladder.brokerage.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.brokerage.TestDatabase;
import org.wattladder.brokerage.check.Conservation;
import org.wattladder.brokerage.trade.Desks;
import org.wattladder.brokerage.trade.Kind;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.WeightedTransaction;

/** Kills all processes of the database under load, starts it again, and looks for what it acknowledged. */
@Tag("full")
class DurabilityTest {
    private static final int CRASHES = 20;
    private static final int WRITERS = 4;
    private static final int ACKNOWLEDGED_BEFORE_CRASH = 300;

    @TempDir
    Path folder;

    /** Writes one number after the other. */
    private static final class Writer implements Runnable {
        private final Login login;
        private final int client;
        private final CountDownLatch enough;
        final AtomicLong tried;
        final AtomicLong acknowledged;

        Writer(Login login, int client, long from, CountDownLatch enough) {
            this.login = login;
            this.client = client;
            this.enough = enough;
            tried = new AtomicLong(from);
            acknowledged = new AtomicLong(from);
        }

        @Override
        public void run() {
            try (Connection connection = login.connect();
                    PreparedStatement insert = connection.prepareStatement("INSERT INTO mark VALUES (?, ?)")) {
                while (true) {
                    insert.setInt(1, client);
                    insert.setLong(2, tried.incrementAndGet());
                    insert.executeUpdate();
                    acknowledged.set(tried.get());
                    enough.countDown();
                }
            } catch (SQLException | DeviceFault crashed) {
                // as is meant to be
            }
        }
    }

    /** Crashes once; returns how many acknowledged numbers are missing. */
    private long lostIn(Map<String, String> settings, long[] from) throws Exception {
        long lost = 0;
        CountDownLatch enough = new CountDownLatch(ACKNOWLEDGED_BEFORE_CRASH);
        List<Writer> writers = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        TestDatabase database = TestDatabase.startAgain(folder, settings);
        for (int client = 0; client < WRITERS; client++) {
            writers.add(new Writer(database.login(), client, from[client], enough));
            threads.add(new Thread(writers.get(client)));
        }
        threads.add(new Thread(() -> trade(database.login())));
        threads.forEach(Thread::start);
        enough.await();
        database.kill();
        for (Thread each : threads) {
            each.join();
        }
        try (TestDatabase again = TestDatabase.startAgain(folder, settings);
                Connection connection = again.login().connect()) {
            for (Writer writer : writers) {
                try (Statement statement = connection.createStatement();
                        ResultSet found = statement.executeQuery(
                                "SELECT coalesce(max(number), 0), count(*), count(DISTINCT number) FROM mark"
                                        + " WHERE client = " + writer.client)) {
                    found.next();
                    assertThat(found.getLong(1)).isLessThanOrEqualTo(writer.tried.get());
                    assertThat(found.getLong(2)).as("no hole").isEqualTo(found.getLong(1));
                    assertThat(found.getLong(3)).isEqualTo(found.getLong(1));
                    lost += Math.max(0, writer.acknowledged.get() - found.getLong(1));
                    from[writer.client] = found.getLong(1);
                }
            }
            assertThat(Conservation.broken(connection, again.login().dialect())).isEmpty();
        }
        return lost;
    }

    private static void trade(Login login) {
        try (Desks desks = new Desks(login, TestDatabase.SCALE)) {
            List<WeightedTransaction> mix = desks.open(new SplittableRandom(1), Kind::share);
            while (true) {
                mix.forEach(each -> {
                    each.transaction().prepare();
                    each.transaction().execute();
                });
            }
        } catch (DeviceFault crashed) {
            // as is meant to be
        }
    }

    private void prepare() throws IOException, SQLException {
        try (TestDatabase database = TestDatabase.start(folder, Map.of());
                Connection connection = database.login().connect();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE mark (client int, number bigint)");
        }
    }

    @Test
    void shouldKeepWhatItAcknowledged() throws Exception {
        prepare();
        long[] from = new long[WRITERS];
        for (int crash = 1; crash <= CRASHES; crash++) {
            assertThat(lostIn(Map.of(), from)).as("crash " + crash).isZero();
        }
    }

    @Test
    void shouldFindThatCommitsAreNotAwaited() throws Exception {
        prepare();
        long[] from = new long[WRITERS];
        long lost = 0;
        for (int crash = 1; crash <= CRASHES && lost == 0; crash++) {
            lost += lostIn(Map.of("synchronous_commit", "off", "wal_writer_delay", "10s"), from);
        }
        assertThat(lost).isPositive();
    }
}
