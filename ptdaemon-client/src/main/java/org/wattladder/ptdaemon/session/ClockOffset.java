package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Objects;

/**
 * The daemon's clock, as its stamps show it, minus the Chauffeur's; holds the daemon's unknown time zone too.
 *
 * @param ahead by how much the stamps are ahead when read as UTC; negative when behind
 * @param residual how wrong it may be: half the fastest round trip, and the pauses between questions
 */
public record ClockOffset(Duration ahead, Duration residual) {
    public ClockOffset {
        Objects.requireNonNull(ahead, "ahead");
        Objects.requireNonNull(residual, "residual");
    }

    /** A stamp as if it were UTC. */
    public static Instant stampedAt(LocalDateTime stamp) {
        return stamp.toInstant(ZoneOffset.UTC);
    }

    /** The same moment on the Chauffeur's clock. */
    public Instant correct(Instant stampedAt) {
        return stampedAt.minus(ahead);
    }

    /** The offset in milliseconds. */
    public double aheadMillis() {
        return ahead.toNanos() / 1e6;
    }
}
