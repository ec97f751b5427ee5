package org.wattladder.brokerage.data;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.wattladder.brokerage.dialect.Dialect;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.brokerage.engine.Refusal;
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
    private static final Pattern TABLE = Pattern.compile("CREATE TABLE (\\w+) ");

    private final Login login;
    private final Scale scale;
    private final Consumer<String> said;
    private final Progress progress;
    private final Dialect dialect;

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
        progress = new Progress(said, InstantSource.system());
        dialect = login.dialect();
    }

    /**
     * Makes a fresh database of a run and returns how to log in to it; loads the template first when there is none.
     *
     * @throws DeviceFault with a sentence, if the database refuses
     */
    public Login copy() {
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement()) {
            refuseOther(connection.getMetaData());
            execute(statement, "drop", Map.of("database", DATABASE));
            if (kept(statement).getOrDefault(name(), false)) {
                said.accept("data of an earlier run with the same scale and seed is used again");
            } else {
                make(statement);
            }
            copy(statement);
            return login.database(DATABASE);
        } catch (SQLException refused) {
            throw new DeviceFault("the database cannot be prepared: " + Refusal.text(refused), refused);
        }
    }

    /**
     * Looks whether the server lets one in, is one that can be used, and gives the rights that are needed.
     *
     * @throws DeviceFault with a sentence, if not
     */
    public void check() {
        try (Connection connection = login.connect()) {
            refuseOther(connection.getMetaData());
            List<String> lacking = lacking(connection);
            if (!lacking.isEmpty()) {
                throw new DeviceFault("user " + login.user() + " of the database has no " + String.join(", ", lacking));
            }
        } catch (SQLException refused) {
            throw new DeviceFault("the database cannot be asked: " + Refusal.text(refused), refused);
        }
    }

    private List<String> lacking(Connection connection) throws SQLException {
        List<String> lacking = new ArrayList<>();
        try (Statement statement = connection.createStatement()) {
            for (String each : dialect.statements("rights")) {
                try (ResultSet found = statement.executeQuery(each)) {
                    while (found.next()) {
                        lacking.add(found.getString(1));
                    }
                }
            }
        }
        return lacking;
    }

    /** Name of the database that is copied. */
    String name() {
        return PREFIX + digest();
    }

    /** Twelve hexadecimal digits that differ when the rows, tables or indexes would. */
    public String digest() {
        String text = Tables.VERSION + "\n" + dialect.statements("tables") + dialect.statements("finish") + scale;
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, DIGEST_BYTES);
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    private void refuseOther(DatabaseMetaData server) throws SQLException {
        String product = server.getDatabaseProductName();
        String version = server.getDatabaseProductVersion();
        if (!product.equals(dialect.product())) {
            throw new DeviceFault(
                    "the dialect is for " + dialect.product() + ", and the server is " + product + " " + version);
        }
        if (dialect.isTooOld(server.getDatabaseMajorVersion(), server.getDatabaseMinorVersion())) {
            throw new DeviceFault("the brokerage needs " + product + " " + dialect.statement("least-version")
                    + " or newer, not " + version);
        }
    }

    /** The databases that were loaded, and whether to the end. */
    private Map<String, Boolean> kept(Statement statement) throws SQLException {
        Map<String, Boolean> kept = new LinkedHashMap<>();
        try (ResultSet found = statement.executeQuery(dialect.statement("kept"))) {
            while (found.next()) {
                if (found.getString(1).matches(PREFIX + "[0-9a-f]{12}")) {
                    kept.put(found.getString(1), found.getBoolean(2));
                }
            }
        }
        return kept;
    }

    /** Also drops what was loaded for another scale, and what a loader left that was killed. */
    private void make(Statement statement) throws SQLException {
        for (String other : kept(statement).keySet()) {
            execute(statement, "forget", Map.of("database", other));
        }
        Map<String, String> values = Map.of("database", name());
        execute(statement, "create", values);
        new Loading(login.database(name()), scale, progress).all();
        execute(statement, "keep", values);
        said.accept("data is loaded");
    }

    private void copy(Statement statement) throws SQLException {
        execute(statement, "copy", Map.of("database", DATABASE, "template", name()));
        List<String> tables = tables();
        int done = 0;
        for (String table : tables) {
            execute(statement, "copy-table", Map.of("database", DATABASE, "template", name(), "table", table));
            done++;
            progress.reached("tables are copied for this run", done, tables.size());
        }
    }

    private List<String> tables() {
        return dialect.statements("tables").stream()
                .flatMap(each -> TABLE.matcher(each).results())
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    private void execute(Statement statement, String section, Map<String, String> values) throws SQLException {
        for (String each : dialect.statements(section, values)) {
            statement.execute(each);
        }
    }
}
