package org.wattladder.meter.simulator.scenario;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * A fault and its place.
 *
 * @param kind what goes wrong
 * @param at where it starts first
 * @param length how long it lasts
 * @param every after what it comes again; empty for once
 * @param size factor of a unit slip, seconds of the others that have a size
 */
public record ScriptedFault(FaultKind kind, Extent at, Extent length, Optional<Extent> every, double size) {
    public ScriptedFault {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(length, "length");
        Objects.requireNonNull(every, "every");
    }

    /** Whether it happens at a sample, the first being number 1; all three extents count in the unit of {@code at}. */
    public boolean happensAt(long sampleNumber, Duration elapsed) {
        double since = at.of(sampleNumber, elapsed) - at.size();
        if (since < 0) {
            return false;
        }
        double within = every.isPresent() ? since % every.get().size() : since;
        return within < length.size();
    }

    /** The size as a length of time. */
    public Duration time() {
        return Duration.ofNanos(Math.round(size * 1e9));
    }
}
