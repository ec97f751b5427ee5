package org.wattladder.chauffeur.quiet;

import java.time.Instant;
import java.util.Arrays;
import org.wattladder.model.time.TimeSource;

/** Advances by a fixed step, and by more at the readings that a test names; every thread has its own time. */
public final class ScriptedClock implements TimeSource {
    private final long stepNanos;
    private final long gapNanos;
    private final long[] gapReadings;
    private final ThreadLocal<long[]> readingsAndNanos = ThreadLocal.withInitial(() -> new long[2]);

    public ScriptedClock(long stepNanos, long gapNanos, long... gapReadings) {
        this.stepNanos = stepNanos;
        this.gapNanos = gapNanos;
        this.gapReadings = gapReadings;
    }

    @Override
    public Instant now() {
        return Instant.EPOCH;
    }

    @Override
    public long nanoTime() {
        long[] own = readingsAndNanos.get();
        own[0]++;
        boolean gap = Arrays.stream(gapReadings).anyMatch(each -> each == own[0]);
        own[1] += gap ? gapNanos : stepNanos;
        return own[1];
    }
}
