package org.wattladder.director.link;

import java.time.Duration;
import org.wattladder.model.time.TimeSource;

/** A burst of so many, then one more after each interval; used on the event loop. */
final class RateLimit {
    private final TimeSource time;
    private final long most;
    private final long intervalNanos;
    private long left;
    private long lastNanos;

    RateLimit(TimeSource time, int most, Duration interval) {
        this.time = time;
        this.most = most;
        this.intervalNanos = interval.toNanos();
        this.left = most;
        this.lastNanos = time.nanoTime();
    }

    /** Whether there is one left, which is then used up. */
    boolean take() {
        if (left() == 0) {
            return false;
        }
        left--;
        return true;
    }

    /** How many are left now. */
    long left() {
        long gained = (time.nanoTime() - lastNanos) / intervalNanos;
        lastNanos += gained * intervalNanos;
        left = Math.min(most, left + gained);
        return left;
    }
}
