package org.wattladder.brokerage.check;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import org.wattladder.brokerage.dialect.Dialect;
import org.wattladder.worklets.api.Figure;

/**
 * Counters of a server at one moment.
 *
 * @param counters by name of the figure that their difference is; a database leaves out what it does not count
 */
public record Statistics(Map<String, Double> counters) {
    private static final int OF_MAJOR = 10_000;
    private static final double HUNDRED = 100;
    private static final String HIT = "blocks-hit";
    private static final String READ = "blocks-read";

    public Statistics {
        counters = new LinkedHashMap<>(counters);
    }

    /** Reads them now. */
    public static Statistics read(Connection connection, Dialect dialect) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String each : dialect.statements("refresh")) {
                statement.execute(each);
            }
        }
        int major = connection.getMetaData().getDatabaseMajorVersion();
        return new Statistics(row(connection, dialect.statement("counters", major)));
    }

    /** What happened since an earlier moment, and what the server is like, by name of a figure. */
    public Map<String, Double> since(Statistics earlier, Connection connection, Dialect dialect) throws SQLException {
        Map<String, Double> figures = new LinkedHashMap<>();
        counters.forEach((name, value) -> figures.put(name, value - earlier.counters.getOrDefault(name, 0.0)));
        cacheHitPercent(figures).ifPresent(percent -> figures.put(Figure.CACHE_HITS, percent));
        figures.keySet().removeAll(List.of(HIT, READ));
        DatabaseMetaData server = connection.getMetaData();
        figures.put(
                "server-version",
                (double) OF_MAJOR * server.getDatabaseMajorVersion() + server.getDatabaseMinorVersion());
        figures.put("server-is-" + dialect.product().toLowerCase(Locale.ROOT), 1.0);
        figures.putAll(row(connection, dialect.statement("facts")));
        return figures;
    }

    private static OptionalDouble cacheHitPercent(Map<String, Double> counted) {
        double hit = counted.getOrDefault(HIT, 0.0);
        double asked = hit + counted.getOrDefault(READ, 0.0);
        return asked > 0 ? OptionalDouble.of(HUNDRED * hit / asked) : OptionalDouble.empty();
    }

    /** The only row of a query; the label of a column is the name of a figure. */
    private static Map<String, Double> row(Connection connection, String query) throws SQLException {
        Map<String, Double> values = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(query)) {
            found.next();
            for (int column = 1; column <= found.getMetaData().getColumnCount(); column++) {
                values.put(found.getMetaData().getColumnLabel(column).replace('_', '-'), found.getDouble(column));
            }
        }
        return values;
    }
}
