package org.wattladder.brokerage.data;

import java.io.IOException;
import java.io.StringReader;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.postgresql.PGConnection;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.brokerage.engine.Refusal;
import org.wattladder.worklets.api.DeviceFault;

/** Makes all tables in an empty database, loads their rows on several connections, then adds keys and indexes. */
final class Loading {
    private static final int ROWS_OF_PIECE = 20_000;
    private static final int ROWS_OF_MEGABYTE = 8_000;
    private static final int ROWS_OF_SECOND = 150_000;
    private static final int MOST_LOADERS = 16;

    private final Login database;
    private final Scale scale;
    private final Progress progress;
    private final long rows;

    Loading(Login database, Scale scale, Progress progress) {
        this.database = database;
        this.scale = scale;
        this.progress = progress;
        rows = Tables.all().stream().mapToLong(table -> table.rows(scale)).sum();
    }

    /** Rows of one table that are loaded together. */
    private record Piece(Table table, long first, long last) {
        long rows() {
            return (last - first + 1) * table.rowsOfGroup();
        }
    }

    /**
     * Does it.
     *
     * @throws DeviceFault with a sentence, if the database refuses rows
     */
    void all() throws SQLException {
        progress.begin(String.format(
                Locale.ROOT,
                "loading %,d customers: %,d rows, about %,d MB; at %,d rows a second for each CPU it takes about"
                        + " %,d s, then keys and indexes about as long",
                scale.customers(),
                rows,
                Math.max(1, rows / ROWS_OF_MEGABYTE),
                ROWS_OF_SECOND,
                Math.max(1, rows / ROWS_OF_SECOND / loaders())));
        execute(database.dialect().statements("tables"));
        copyRows();
        progress.begin("rows are loaded; keys and indexes follow");
        execute(database.dialect().statements("finish", Map.of("order", Long.toString(scale.orders() + 1))));
    }

    private void execute(List<String> statements) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            int done = 0;
            for (String each : statements) {
                statement.execute(each);
                done++;
                progress.reached("steps are done", done, statements.size());
            }
        }
    }

    private void copyRows() {
        Queue<Piece> pieces = new ConcurrentLinkedQueue<>(pieces());
        AtomicLong loaded = new AtomicLong();
        ExecutorService loaders = Executors.newFixedThreadPool(loaders());
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int loader = 0; loader < loaders(); loader++) {
                all.add(loaders.submit(() -> {
                    try (Connection connection = database.connect()) {
                        for (Piece piece = pieces.poll(); piece != null; piece = pieces.poll()) {
                            load(connection, piece);
                            progress.reached("rows are loaded", loaded.addAndGet(piece.rows()), rows);
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> each : all) {
                each.get();
            }
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof SQLException refused
                    ? new DeviceFault("the database refuses rows: " + Refusal.text(refused), refused)
                    : new DeviceFault("loading the database failed: " + failed.getCause(), failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new DeviceFault("loading the database was interrupted", interrupted);
        } finally {
            loaders.shutdownNow();
        }
    }

    private void load(Connection connection, Piece piece) throws SQLException, IOException {
        String text = piece.table.rows(scale, piece.first, piece.last);
        if (connection.isWrapperFor(PGConnection.class)) {
            connection
                    .unwrap(PGConnection.class)
                    .getCopyAPI()
                    .copyIn("COPY " + piece.table.name() + " FROM STDIN", new StringReader(text));
        } else {
            InsertedRows.insert(connection, piece.table.name(), text);
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
}
