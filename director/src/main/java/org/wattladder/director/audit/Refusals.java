package org.wattladder.director.audit;

import org.wattladder.model.time.TimeSource;

/** Limits the log of refused connections, so that they cannot fill a disk: one line each ten seconds on average, sixty in a burst. */
final class Refusals {
    private static final int AT_ONCE = 60;
    private static final long REFILL_NANOS = 10_000_000_000L;

    private final TimeSource time;
    private long lastNanos;
    private long left = AT_ONCE;
    private long omitted;

    Refusals(TimeSource time) {
        this.time = time;
        this.lastNanos = time.nanoTime();
    }

    boolean mayBeNoted() {
        long gained = (time.nanoTime() - lastNanos) / REFILL_NANOS;
        lastNanos += gained * REFILL_NANOS;
        left = Math.min(AT_ONCE, left + gained);
        if (left == 0) {
            omitted++;
            return false;
        }
        left--;
        return true;
    }

    long takeOmitted() {
        long taken = omitted;
        omitted = 0;
        return taken;
    }
}
