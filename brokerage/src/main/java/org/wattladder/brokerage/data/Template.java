package org.wattladder.brokerage.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.worklets.api.DeviceFault;

/**
 * A database that is loaded once and copied for each run. Its name holds a digest of generator, tables, scale and seed, so that it
 * is used again only while these agree.
 */
public final class Template {
    /** The database that a run works on. */
    public static final String DATABASE = "wattladder_brokerage";

    private static final String PREFIX = DATABASE + "_";
    private static final int DIGEST_BYTES = 6;
    private static final int ROWS_OF_PIECE = 20_000;
    private static final int ROWS_OF_MEGABYTE = 8_000;
    private static final int ROWS_OF_SECOND = 150_000;
    private static final int MOST_LOADERS = 16;
    private static final int HUNDRED = 100;
    private static final int PROGRESS_STEP = 10;

    private final Login login;
    private final Scale scale;
    private final Consumer<String> said;

    /**
     * Nothing is done yet.
     *
     * @param login of somebody who may create databases
     * @param said takes lines about progress, on any thread
     */
    public Template(Login login, Scale scale, Consumer<String> said) {
        this.login = login;
        this.scale = scale;
        this.said = said;
    }

    /** Rows of one table that are loaded together. */
    private record Piece(Table table, long first, long last) {
        long rows() {
            return (last - first + 1) * table.rowsOfGroup();
        }
    }

    /**
     * Makes a fresh database of a run and returns how to log in to it; loads the template first when there is none.
     *
     * @throws DeviceFault with a sentence, if the database refuses
     */
    public Login copy() {
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement()) {
            if (connection.getMetaData().getDatabaseMajorVersion() < 15) {
                throw new DeviceFault("the brokerage needs PostgreSQL 15 or newer, not "
                        + connection.getMetaData().getDatabaseProductVersion());
            }
            statement.execute("DROP DATABASE IF EXISTS " + DATABASE + " WITH (FORCE)");
            if (exists(statement)) {
                said.accept("data of an earlier run with the same scale and seed is used again");
            } else {
                make(statement);
            }
            statement.execute("CREATE DATABASE " + DATABASE + " TEMPLATE " + name() + " STRATEGY FILE_COPY");
            return login.database(DATABASE);
        } catch (SQLException refused) {
            throw fault(refused);
        }
    }

    /** Name of the database that is copied. */
    String name() {
        return PREFIX + digest();
    }

    /** Twelve hexadecimal digits that differ when the rows, tables or indexes would. */
    public String digest() {
        String text = Tables.VERSION + "\n" + script("tables.sql") + script("finish.sql") + scale;
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, DIGEST_BYTES);
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    private boolean exists(Statement statement) throws SQLException {
        try (ResultSet found = statement.executeQuery(
                "SELECT 1 FROM pg_database WHERE datname = '" + name() + "' AND datistemplate")) {
            return found.next();
        }
    }

    private void make(Statement statement) throws SQLException {
        dropOthers(statement);
        long rows = Tables.all().stream().mapToLong(table -> table.rows(scale)).sum();
        said.accept("loading " + scale.customers() + " customers, " + rows + " rows, about "
                + Math.max(1, rows / ROWS_OF_MEGABYTE) + " MB; at 150,000 rows a second for each CPU it takes about "
                + Math.max(1, rows / ROWS_OF_SECOND / loaders()) + " s, then keys and indexes about as long");
        statement.execute("CREATE DATABASE " + name() + " TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'");
        load(login.database(name()), rows);
        statement.execute("ALTER DATABASE " + name() + " WITH IS_TEMPLATE true ALLOW_CONNECTIONS false");
        said.accept("data is loaded");
    }

    /** Also what a loader left that was killed. */
    private void dropOthers(Statement statement) throws SQLException {
        List<String> others = new ArrayList<>();
        try (ResultSet found = statement.executeQuery(
                "SELECT datname FROM pg_database WHERE datname ~ '^" + PREFIX + "[0-9a-f]{12}$'")) {
            while (found.next()) {
                others.add(found.getString(1));
            }
        }
        for (String other : others) {
            statement.execute("ALTER DATABASE " + other + " WITH IS_TEMPLATE false");
            statement.execute("DROP DATABASE " + other + " WITH (FORCE)");
        }
    }

    private void load(Login template, long rows) throws SQLException {
        run(template, "tables.sql");
        copyRows(template, rows);
        said.accept("rows are loaded; keys and indexes follow");
        run(template, "finish.sql");
        try (Connection connection = template.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE SEQUENCE order_number START " + (scale.orders() + 1));
            statement.execute("ALTER TABLE trade_order ALTER order_id SET DEFAULT nextval('order_number')");
            statement.execute("VACUUM ANALYZE");
            statement.execute("CHECKPOINT");
        }
    }

    private void run(Login template, String script) throws SQLException {
        try (Connection connection = template.connect();
                Statement statement = connection.createStatement()) {
            for (String each : statements(script)) {
                statement.execute(each);
            }
        }
    }

    private void copyRows(Login template, long rows) {
        Queue<Piece> pieces = new ConcurrentLinkedQueue<>(pieces());
        AtomicLong loaded = new AtomicLong();
        AtomicLong shown = new AtomicLong();
        ExecutorService loaders = Executors.newFixedThreadPool(loaders());
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int loader = 0; loader < loaders(); loader++) {
                all.add(loaders.submit(() -> {
                    try (Connection connection = template.connect()) {
                        CopyManager copying =
                                connection.unwrap(PGConnection.class).getCopyAPI();
                        for (Piece piece = pieces.poll(); piece != null; piece = pieces.poll()) {
                            copying.copyIn(
                                    "COPY " + piece.table.name() + " FROM STDIN",
                                    new StringReader(piece.table.rows(scale, piece.first, piece.last)));
                            long percent = HUNDRED * loaded.addAndGet(piece.rows()) / rows;
                            long before = shown.get();
                            if (percent >= before + PROGRESS_STEP && shown.compareAndSet(before, percent)) {
                                said.accept(percent + " % of the rows are loaded");
                            }
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> each : all) {
                each.get();
            }
        } catch (ExecutionException failed) {
            throw new DeviceFault("loading the database failed: " + failed.getMessage(), failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new DeviceFault("loading the database was interrupted", interrupted);
        } finally {
            loaders.shutdownNow();
        }
    }

    private List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        for (Table table : Tables.all()) {
            long groups = table.groups().applyAsLong(scale);
            long each = Math.max(1, ROWS_OF_PIECE / table.rowsOfGroup());
            for (long first = 1; first <= groups; first += each) {
                pieces.add(new Piece(table, first, Math.min(groups, first + each - 1)));
            }
        }
        return pieces;
    }

    private static int loaders() {
        return Math.max(1, Math.min(MOST_LOADERS, Runtime.getRuntime().availableProcessors()));
    }

    private static List<String> statements(String script) {
        return Arrays.stream(script(script).split(";\n", -1))
                .map(String::strip)
                .filter(statement -> !statement.isEmpty())
                .toList();
    }

    private static String script(String name) {
        try (InputStream stream = Objects.requireNonNull(Template.class.getResourceAsStream(name))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new IllegalStateException(name, unreadable);
        }
    }

    private static DeviceFault fault(SQLException refused) {
        return new DeviceFault("the database cannot be prepared: " + refused.getMessage(), refused);
    }
}
