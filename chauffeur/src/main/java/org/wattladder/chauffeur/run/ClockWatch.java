package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.wattladder.model.time.TimeSource;

/** Holds the wall clock against the monotonic one, from one look to the next; for the run's thread. */
final class ClockWatch {
    /** A clock that is slewed gains or loses at most 60 ms in an interval of two minutes. */
    static final Duration LIMIT = Duration.ofMillis(250);

    private final TimeSource time;
    private Instant lastWall;
    private long lastNanos;

    ClockWatch(TimeSource time) {
        this.time = time;
        this.lastWall = time.now();
        this.lastNanos = time.nanoTime();
    }

    /** How much farther the wall clock went since the last look; empty when it did not step. */
    Optional<Duration> step() {
        Instant wall = time.now();
        long nanos = time.nanoTime();
        Duration apart = Duration.between(lastWall, wall).minusNanos(nanos - lastNanos);
        lastWall = wall;
        lastNanos = nanos;
        return apart.abs().compareTo(LIMIT) > 0 ? Optional.of(apart) : Optional.empty();
    }
}
