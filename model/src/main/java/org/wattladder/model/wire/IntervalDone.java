package org.wattladder.model.wire;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.Conditions;

/**
 * Ends an interval.
 *
 * @param interval number of the interval
 * @param clients what each client did, in order of client number; empty for idle
 * @param conditions what disturbed the host
 */
public record IntervalDone(long interval, List<ClientInterval> clients, Conditions conditions)
        implements DirectorEvent {
    public IntervalDone {
        clients = List.copyOf(clients);
        Objects.requireNonNull(conditions, "conditions");
    }

    /** An interval around which nothing was looked at. */
    public IntervalDone(long interval, List<ClientInterval> clients) {
        this(interval, clients, Conditions.unknown("absent.not-probed"));
    }

    @Override
    public void handle(Handler handler) {
        handler.onIntervalDone(this);
    }
}
