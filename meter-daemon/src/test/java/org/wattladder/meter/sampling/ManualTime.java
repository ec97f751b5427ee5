package org.wattladder.meter.sampling;

import java.time.Instant;
import org.wattladder.model.time.TimeSource;

/** A clock that moves when told; both hands start at 10:00 and 0. */
public final class ManualTime implements TimeSource {
    public static final Instant START = Instant.parse("2026-03-01T10:00:00Z");

    private volatile long nanos;

    public void advanceToNanos(long toNanos) {
        nanos = toNanos;
    }

    public void advanceToMillis(long millis) {
        nanos = millis * 1_000_000;
    }

    @Override
    public Instant now() {
        return START.plusNanos(nanos);
    }

    @Override
    public long nanoTime() {
        return nanos;
    }
}
