package org.wattladder.model.wire;

import java.util.List;
import org.wattladder.model.result.ClientInterval;

/**
 * Ends an interval.
 *
 * @param interval number of the interval
 * @param clients what each client did, in order of client number; empty for idle
 */
public record IntervalDone(long interval, List<ClientInterval> clients) implements DirectorEvent {
    public IntervalDone {
        clients = List.copyOf(clients);
    }

    @Override
    public void handle(Handler handler) {
        handler.onIntervalDone(this);
    }
}
