package org.wattladder.guests.operate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.wattladder.guests.link.HostClient.Migrated;
import org.wattladder.worklets.api.Figure;

/** What operations did since this was last taken; one thread adds, another takes. */
final class OperationTally {
    private static final double MILLIS_PER_SECOND = 1_000;
    private static final double NANOS_PER_SECOND = 1e9;

    private final Map<Operation, Integer> counts = new EnumMap<>(Operation.class);
    private final Map<Operation, Double> seconds = new EnumMap<>(Operation.class);
    private double activeSeconds;
    private double downtimeMillis;
    private double longestDowntimeMillis;
    private double longestSilenceMillis;
    private double migratedBytes;
    private double movedBytes;
    private int failed;
    private int statesLost;

    synchronized void done(Operation operation, long nanos) {
        counts.merge(operation, 1, Integer::sum);
        seconds.merge(operation, nanos / NANOS_PER_SECOND, Double::sum);
    }

    synchronized void active(long nanos) {
        activeSeconds += nanos / NANOS_PER_SECOND;
    }

    synchronized void migrated(Migrated migration, long silentNanos) {
        downtimeMillis += migration.downtimeMillis();
        longestDowntimeMillis = Math.max(longestDowntimeMillis, (double) migration.downtimeMillis());
        longestSilenceMillis = Math.max(longestSilenceMillis, silentNanos / NANOS_PER_SECOND * MILLIS_PER_SECOND);
        migratedBytes += migration.bytes();
    }

    synchronized void moved(long bytes) {
        movedBytes += bytes;
    }

    synchronized void failed() {
        failed++;
    }

    synchronized void stateLost() {
        statesLost++;
    }

    /** All of it as figures, and begins again. */
    synchronized List<Figure> take() {
        List<Figure> figures = new ArrayList<>();
        for (Operation operation : Operation.values()) {
            figures.add(new Figure(operation.word() + "-count", counts.getOrDefault(operation, 0), ""));
            figures.add(new Figure(operation.word() + "-seconds", seconds.getOrDefault(operation, 0.0), "s"));
        }
        figures.add(new Figure("operating-seconds", activeSeconds, "s"));
        figures.add(new Figure("downtime-sum", downtimeMillis, "ms"));
        figures.add(new Figure("downtime-longest", longestDowntimeMillis, "ms"));
        figures.add(new Figure("silence-longest", longestSilenceMillis, "ms"));
        figures.add(new Figure("migrated-bytes", migratedBytes, "B"));
        figures.add(new Figure("moved-bytes", movedBytes, "B"));
        figures.add(new Figure("operations-failed", failed, ""));
        figures.add(new Figure("states-lost", statesLost, ""));
        counts.clear();
        seconds.clear();
        activeSeconds = 0;
        downtimeMillis = 0;
        longestDowntimeMillis = 0;
        longestSilenceMillis = 0;
        migratedBytes = 0;
        movedBytes = 0;
        failed = 0;
        statesLost = 0;
        return figures;
    }
}
