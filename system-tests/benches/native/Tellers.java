import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.LongAdder;

/**
 * The transaction of pgbench by JDBC as the brokerage uses it: one connection for each user, prepared statements, no pool. Arguments:
 * URL, scale, users, seconds to warm up, seconds to count. Prints transactions per second and CPU time of this JVM for each in
 * microseconds, both of the counted seconds, then the number of all transactions.
 */
public final class Tellers {
    private static final int ACCOUNTS = 100_000;
    private static final int TELLERS = 10;

    private Tellers() {}

    /** Runs and prints. */
    public static void main(String... arguments) throws Exception {
        int scale = Integer.parseInt(arguments[1]);
        int users = Integer.parseInt(arguments[2]);
        LongAdder done = new LongAdder();
        List<Connection> connections = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int user = 0; user < users; user++) {
            Connection connection = DriverManager.getConnection(arguments[0]);
            connection.setAutoCommit(false);
            connections.add(connection);
            SplittableRandom random = new SplittableRandom(user);
            Thread thread = new Thread(() -> work(connection, scale, random, done));
            thread.setDaemon(true);
            threads.add(thread);
        }
        threads.forEach(Thread::start);
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        Thread.sleep(1000 * Long.parseLong(arguments[3]));
        long began = System.nanoTime();
        long cpu = system.getProcessCpuTime();
        long before = done.sum();
        Thread.sleep(1000 * Long.parseLong(arguments[4]));
        double seconds = (System.nanoTime() - began) / 1e9;
        double spent = (system.getProcessCpuTime() - cpu) / 1e3;
        long counted = done.sum() - before;
        threads.forEach(Thread::interrupt);
        for (Thread each : threads) {
            each.join();
        }
        for (Connection each : connections) {
            each.close();
        }
        System.out.printf(Locale.ROOT, "%.1f %.1f %d%n", counted / seconds, spent / counted, done.sum());
    }

    private static void work(Connection connection, int scale, SplittableRandom random, LongAdder done) {
        try (PreparedStatement account =
                        connection.prepareStatement("UPDATE pgbench_accounts SET abalance = abalance + ? WHERE aid = ?");
                PreparedStatement look =
                        connection.prepareStatement("SELECT abalance FROM pgbench_accounts WHERE aid = ?");
                PreparedStatement teller =
                        connection.prepareStatement("UPDATE pgbench_tellers SET tbalance = tbalance + ? WHERE tid = ?");
                PreparedStatement branch =
                        connection.prepareStatement("UPDATE pgbench_branches SET bbalance = bbalance + ? WHERE bid = ?");
                PreparedStatement history = connection.prepareStatement("INSERT INTO pgbench_history"
                        + " (tid, bid, aid, delta, mtime) VALUES (?, ?, ?, ?, CURRENT_TIMESTAMP)")) {
            while (!Thread.currentThread().isInterrupted()) {
                int aid = random.nextInt(ACCOUNTS * scale) + 1;
                int tid = random.nextInt(TELLERS * scale) + 1;
                int bid = random.nextInt(scale) + 1;
                int delta = random.nextInt(-5000, 5001);
                update(account, delta, aid);
                look.setInt(1, aid);
                try (var found = look.executeQuery()) {
                    found.next();
                    found.getInt(1);
                }
                update(teller, delta, tid);
                update(branch, delta, bid);
                history.setInt(1, tid);
                history.setInt(2, bid);
                history.setInt(3, aid);
                history.setInt(4, delta);
                history.executeUpdate();
                connection.commit();
                done.increment();
            }
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static void update(PreparedStatement statement, int delta, int id) throws SQLException {
        statement.setInt(1, delta);
        statement.setInt(2, id);
        statement.executeUpdate();
    }
}
