package org.wattladder.model.wire;

import org.wattladder.model.range.Range;

/**
 * Says from time to time, until {@link Prepared} or {@link Failed} answers {@link Prepare}, that the Director is still
 * at it; none comes once clients are ready.
 *
 * @param ready how many clients are ready
 * @param clients how many were launched
 */
public record Preparing(int ready, int clients) implements DirectorEvent {
    public Preparing {
        Range.count("clients", clients, Range.MOST_CPUS);
        Range.count("ready", ready, clients);
    }

    @Override
    public void handle(Handler handler) {
        handler.onPreparing(this);
    }
}
