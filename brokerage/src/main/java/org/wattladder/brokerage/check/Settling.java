package org.wattladder.brokerage.check;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.worklets.api.DeviceFault;

/**
 * What is done between two intervals, on a connection of its own that does nothing while an interval runs. Used by one thread at a
 * time.
 */
public final class Settling implements AutoCloseable {
    private static final String BROKEN = "broken-";

    private final Connection connection;
    private Statistics before;

    /** Connects and reads the first counters. */
    public Settling(Login database) {
        connection = database.connect();
        try {
            settle();
            before = Statistics.read(connection);
        } catch (SQLException refused) {
            throw fault(refused);
        }
    }

    /**
     * Reads what the interval did, checks that nothing was lost, vacuums the tables and writes a checkpoint, so that each interval
     * begins alike.
     *
     * @return figures by name
     * @throws DeviceFault with a sentence, if the database refuses
     */
    public Map<String, Double> afterInterval() {
        try {
            Map<String, Double> figures = Statistics.read(connection).since(before, connection);
            figures.put("laws-checked", (double) Conservation.laws());
            Conservation.broken(connection)
                    .forEach(law -> figures.put(BROKEN + law.name(), (double) law.places()));
            settle();
            before = Statistics.read(connection);
            return figures;
        } catch (SQLException refused) {
            throw fault(refused);
        }
    }

    private void settle() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("VACUUM ANALYZE");
            statement.execute("CHECKPOINT");
        }
    }

    private static DeviceFault fault(SQLException refused) {
        return new DeviceFault("the database cannot be settled between intervals: " + refused.getMessage(), refused);
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException closed) {
            // it is gone already
        }
    }
}
