package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.OptionalDouble;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;

/**
 * The daemon's clock, as its stamps show it, minus the Chauffeur's: a straight line over time that holds the daemon's
 * unknown time zone too.
 *
 * @param reference a stamp, read as if it were UTC
 * @param aheadSeconds by how much the daemon's clock is ahead at the reference; negative when behind
 * @param drift seconds gained per second; empty when it is not known to within 200 ppm, and then taken as none
 * @param residualSeconds how wrong the line may be
 */
public record ClockLine(Instant reference, double aheadSeconds, OptionalDouble drift, double residualSeconds) {
    private static final String UNCERTAIN_DRIFT = "absent.clock-drift-uncertain";

    public ClockLine {
        Objects.requireNonNull(reference, "reference");
        Objects.requireNonNull(drift, "drift");
    }

    /** A stamp as if it were UTC. */
    static Instant stampedAt(LocalDateTime stamp) {
        return stamp.toInstant(ZoneOffset.UTC);
    }

    /** The offset at a stamp, in seconds. */
    double aheadSecondsAt(Instant stampedAt) {
        return aheadSeconds + drift.orElse(0) * seconds(Duration.between(reference, stampedAt));
    }

    /** The moment of a stamp on the Chauffeur's clock. */
    public Instant correct(Instant stampedAt) {
        return stampedAt.minusNanos(Math.round(aheadSecondsAt(stampedAt) * 1e9));
    }

    /** The figures at a moment of the Chauffeur's clock. */
    MeterClock at(Instant moment) {
        double sinceReference = (seconds(Duration.between(reference, moment)) + aheadSeconds) / (1 - drift.orElse(0));
        Instant stamp = reference.plusNanos(Math.round(sinceReference * 1e9));
        return new MeterClock(
                Measurement.of(aheadSecondsAt(stamp) * 1000),
                drift.isPresent() ? Measurement.of(drift.getAsDouble() * 1e6) : Measurement.absent(UNCERTAIN_DRIFT),
                Measurement.of(residualSeconds * 1000));
    }

    static double seconds(Duration length) {
        return length.toSeconds() + length.toNanosPart() / 1e9;
    }
}
