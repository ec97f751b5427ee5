package org.wattladder.director.component;

import java.time.Duration;
import org.wattladder.model.wire.RunInterval;

/** When an interval begins on this host; a pure function. */
public final class StartTime {
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    private StartTime() {}

    /**
     * The moment asked for, by the monotonic clock; later, when the order came too late for its lines to reach all
     * clients before, which the Chauffeur sees from when recording began.
     *
     * @param lead how long lines may take to reach all clients
     * @throws IllegalArgumentException if it is so far ahead that the sender must mean another clock
     */
    public static long of(RunInterval interval, long nowNanos, Duration lead) {
        long waitNanos = interval.startNanos().orElse(nowNanos) - nowNanos;
        if (waitNanos > LONGEST_WAIT.toNanos()) {
            throw new IllegalArgumentException("interval " + interval.interval() + " would begin in "
                    + waitNanos / 1_000_000_000 + " s by the clock of this Director; it may be "
                    + LONGEST_WAIT.toSeconds() + " s at most");
        }
        return nowNanos + Math.max(lead.toNanos(), waitNanos);
    }
}
