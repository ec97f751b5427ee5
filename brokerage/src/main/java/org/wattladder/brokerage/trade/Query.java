package org.wattladder.brokerage.trade;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** A query of a desk whose rows are all read. */
final class Query {
    private final PreparedStatement statement;

    Query(Desk desk, String text) throws SQLException {
        statement = desk.prepare(text);
    }

    /** Reads all columns of all rows for these whole numbers, and returns how many rows there were. */
    int rows(long... arguments) throws SQLException {
        for (int place = 0; place < arguments.length; place++) {
            statement.setLong(place + 1, arguments[place]);
        }
        int rows = 0;
        try (ResultSet found = statement.executeQuery()) {
            int columns = found.getMetaData().getColumnCount();
            while (found.next()) {
                for (int column = 1; column <= columns; column++) {
                    found.getString(column);
                }
                rows++;
            }
        }
        return rows;
    }
}
