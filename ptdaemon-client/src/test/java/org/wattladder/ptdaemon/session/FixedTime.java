package org.wattladder.ptdaemon.session;

import java.time.Instant;
import org.wattladder.model.time.TimeSource;

/** A clock that stands still. */
record FixedTime(Instant now) implements TimeSource {
    @Override
    public long nanoTime() {
        return 0;
    }
}
