package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import org.wattladder.model.time.TimeSource;

/** A clock that moves only when someone waits; both of its readings are true. */
final class SimulatedTime implements TimeSource, Pauses {
    private static final Instant BEGIN = Instant.parse("2026-03-01T12:00:00Z");

    private long nanos;

    @Override
    public Instant now() {
        return BEGIN.plusNanos(nanos);
    }

    @Override
    public long nanoTime() {
        return nanos;
    }

    @Override
    public void pause(Duration length) {
        nanos += Math.max(0, length.toNanos());
    }

    double seconds() {
        return nanos / 1e9;
    }

    void until(double seconds) {
        nanos = Math.max(nanos, Math.round(seconds * 1e9));
    }
}
