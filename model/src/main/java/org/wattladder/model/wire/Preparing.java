package org.wattladder.model.wire;

import java.util.List;
import org.wattladder.model.range.Range;

/**
 * Says from time to time, until {@link Prepared} or {@link Failed} answers {@link Prepare}, that the Director is still
 * at it; none comes once clients are ready.
 *
 * @param ready how many clients are ready
 * @param clients how many were launched
 * @param said lines since the last time that a component meant for people, for example how far it has loaded its data
 */
public record Preparing(int ready, int clients, List<String> said) implements DirectorEvent {
    public Preparing {
        Range.count("clients", clients, Range.MOST_CPUS);
        Range.count("ready", ready, clients);
        said = Range.texts("said", said, Range.LONGEST_TEXT);
    }

    /** Nobody said anything. */
    public Preparing(int ready, int clients) {
        this(ready, clients, List.of());
    }

    @Override
    public void handle(Handler handler) {
        handler.onPreparing(this);
    }
}
