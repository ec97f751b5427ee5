package org.wattladder.brokerage.data;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Iterator;
import java.util.stream.Collectors;

/** Rows for a database that has no {@code COPY}: many in one {@code INSERT}. */
final class InsertedRows {
    private static final int TOGETHER = 500;

    private InsertedRows() {}

    /**
     * Inserts them in one transaction.
     *
     * @param text as {@link Row} makes it; values hold no quotation mark
     */
    static void insert(Connection connection, String table, String text) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            Iterator<String> lines = text.lines().iterator();
            while (lines.hasNext()) {
                StringBuilder insert = new StringBuilder("INSERT INTO ")
                        .append(table)
                        .append(" VALUES ")
                        .append(values(lines.next()));
                for (int row = 1; row < TOGETHER && lines.hasNext(); row++) {
                    insert.append(',').append(values(lines.next()));
                }
                statement.executeUpdate(insert.toString());
            }
        }
        connection.commit();
    }

    /** A row as SQL has it. */
    static String values(String line) {
        return Arrays.stream(line.split("\t", -1))
                .map(value -> value.equals(Row.absent()) ? "NULL" : "'" + value + "'")
                .collect(Collectors.joining(",", "(", ")"));
    }
}
