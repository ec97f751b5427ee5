package org.wattladder.brokerage.trade;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The prepared statements of a section of the dialect, which take the same arguments; used by the thread of one user. */
final class Command {
    private static final Pattern NUMBER = Pattern.compile("\\?([1-9])");

    private final List<Part> parts = new ArrayList<>();

    /** A statement, and the number of the argument at each of its places. */
    private record Part(PreparedStatement statement, List<Integer> arguments) {
        static Part of(Connection connection, String text) throws SQLException {
            Matcher numbers = NUMBER.matcher(text);
            List<Integer> arguments = numbers.results()
                    .map(found -> Integer.valueOf(found.group(1)))
                    .toList();
            return new Part(connection.prepareStatement(numbers.replaceAll("?")), arguments);
        }

        void set(Object... values) throws SQLException {
            for (int place = 0; place < arguments.size(); place++) {
                Object value = values[arguments.get(place) - 1];
                if (value instanceof Number number) {
                    statement.setLong(place + 1, number.longValue());
                } else {
                    statement.setString(place + 1, value.toString());
                }
            }
        }
    }

    /** Prepares the statements of this section. */
    Command(Desk desk, String section) throws SQLException {
        for (String text : desk.dialect().statements(section)) {
            parts.add(Part.of(desk.connection(), text));
        }
    }

    /** Executes all, and returns how many rows the last one changed. */
    int update(Object... values) throws SQLException {
        int changed = 0;
        for (Part part : parts) {
            part.set(values);
            changed = part.statement.executeUpdate();
        }
        return changed;
    }

    /** Executes all, and returns what the last one found. */
    ResultSet query(Object... values) throws SQLException {
        for (Part part : parts.subList(0, parts.size() - 1)) {
            part.set(values);
            part.statement.executeUpdate();
        }
        Part last = parts.get(parts.size() - 1);
        last.set(values);
        return last.statement.executeQuery();
    }

    /** Reads all columns of all rows of all, and returns how many rows the last one found. */
    int read(Object... values) throws SQLException {
        int rows = 0;
        for (Part part : parts) {
            part.set(values);
            rows = 0;
            try (ResultSet found = part.statement.executeQuery()) {
                int columns = found.getMetaData().getColumnCount();
                while (found.next()) {
                    for (int column = 1; column <= columns; column++) {
                        found.getString(column);
                    }
                    rows++;
                }
            }
        }
        return rows;
    }
}
