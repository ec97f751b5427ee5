package org.wattladder.director;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.wattladder.model.time.TimeSource;

/** A clock that moves only when it is told to, so that nothing is allowed again by the mere passing of time. */
public final class StandingClock implements TimeSource {
    private final AtomicLong nanos = new AtomicLong();

    /** Lets this much time pass. */
    public void pass(long more) {
        nanos.addAndGet(more);
    }

    @Override
    public Instant now() {
        return Instant.parse("2026-03-01T10:00:00Z");
    }

    @Override
    public long nanoTime() {
        return nanos.get();
    }
}
