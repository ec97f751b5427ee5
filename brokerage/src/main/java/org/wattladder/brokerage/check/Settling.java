package org.wattladder.brokerage.check;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.wattladder.brokerage.dialect.Dialect;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.brokerage.engine.Refusal;
import org.wattladder.worklets.api.DeviceFault;

/**
 * What is done between two intervals, on a connection of its own that does nothing while an interval runs. Used by one thread at a
 * time.
 */
public final class Settling implements AutoCloseable {
    private static final String BROKEN = "broken-";

    private static final double MILLIS_PER_SECOND = 1_000;

    private final Connection connection;
    private final Dialect dialect;
    private final Optional<Supplier<Duration>> processorTime;
    private Duration processorBefore = Duration.ZERO;
    private Statistics before;

    /**
     * Connects and reads the first counters.
     *
     * @param processorTime CPU time of the server so far; empty when it is not known
     */
    public Settling(Login database, Optional<Supplier<Duration>> processorTime) {
        this.processorTime = processorTime;
        connection = database.connect();
        dialect = database.dialect();
        try {
            settle();
            before = Statistics.read(connection, dialect);
            processorBefore = processorTime.map(Supplier::get).orElse(Duration.ZERO);
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
            Optional<Duration> processor = processorTime.map(Supplier::get).map(now -> now.minus(processorBefore));
            Map<String, Double> figures = Statistics.read(connection, dialect).since(before, connection, dialect);
            processor.ifPresent(spent -> figures.put("database-cpu-seconds", spent.toMillis() / MILLIS_PER_SECOND));
            figures.put("laws-checked", (double) Conservation.laws());
            Conservation.broken(connection, dialect)
                    .forEach(law -> figures.put(BROKEN + law.name(), (double) law.places()));
            settle();
            before = Statistics.read(connection, dialect);
            processorBefore = processorTime.map(Supplier::get).orElse(Duration.ZERO);
            return figures;
        } catch (SQLException refused) {
            throw fault(refused);
        }
    }

    private void settle() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String each : dialect.statements("settle")) {
                statement.execute(each);
            }
        }
    }

    private static DeviceFault fault(SQLException refused) {
        return new DeviceFault("the database cannot be settled between intervals: " + Refusal.text(refused), refused);
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
