package org.wattladder.model.result;

import java.time.Instant;
import java.util.List;
import org.wattladder.model.range.Range;

/**
 * The recording part of an interval on the Chauffeur's clock.
 *
 * @param startedAt its start
 * @param nanos its length
 * @param starts when recording began on each host; empty when each began in its own time, as in iterations
 */
public record Window(Instant startedAt, long nanos, List<HostStart> starts) {
    public Window {
        Range.moment("startedAt", startedAt);
        starts = starts == null ? List.of() : List.copyOf(starts);
    }

    /** Its end. */
    public Instant endedAt() {
        return startedAt.plusNanos(nanos);
    }
}
