package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Follows a daemon's clock through a session by the samples that are seen arriving, and draws the {@link ClockLine}.
 *
 * <p>A sighting that no line near the others allows is left out, as single stamps can be wrong; two one after the other
 * that agree mean that the clock was set, and the watch begins again with them. A sample that is merely seen late
 * contradicts nothing: it bounds the clock on one side only.
 */
final class ClockWatch {
    private static final Duration MEMORY = Duration.ofMinutes(15);
    private static final double STEP_SECONDS = 0.25;
    /** Of a clock that nobody sets and no time service turns faster than it may. */
    private static final double LIKELY_DRIFT = 1e-3;

    private static final double GREATEST_DRIFT = 5e-2;
    /** A drift that is not known as well as this is not stated. */
    private static final double STATED_DRIFT = 2e-4;

    /** No closer look is worth a second between two intervals from here on. */
    private static final double KNOWN_SECONDS = 0.015;

    /** Contradictions of the likely drift from here on are looked at for a greater one. */
    private static final double NOTICED_SECONDS = 0.02;

    private final double stepSeconds;
    private ClockBounds bounds;
    private ClockBounds.Lines lines;
    private ClockLine line;
    private Instant last;
    private Optional<Sighting> contradiction = Optional.empty();

    /**
     * Begins with the comparison at the start of a session.
     *
     * @param first at least one
     * @param samplingMillis a daemon may hold a sample back for as long as that
     */
    ClockWatch(List<Sighting> first, int samplingMillis) {
        this.stepSeconds = STEP_SECONDS + samplingMillis / 1000.0;
        this.bounds = ClockBounds.of(first);
        this.last = first.get(first.size() - 1).newest();
        this.lines = likely(bounds);
        this.line = fit(last);
    }

    ClockLine line() {
        return line;
    }

    /** Whether the last sighting contradicts the line, and the next one must tell what that was. */
    boolean inDoubt() {
        return contradiction.isPresent();
    }

    /** Whether the lines that were possible when it was last drawn are still close together at this stamp. */
    boolean isKnown(Instant stamp) {
        return isKnownWithin(KNOWN_SECONDS, stamp);
    }

    /** Whether these lines are so close together at this stamp. */
    boolean isKnownWithin(double seconds, Instant stamp) {
        double at = bounds.at(stamp);
        return !inDoubt() && (lines.most(at) - lines.least(at)) / 2 + lines.slack() < seconds;
    }

    /**
     * Takes a sighting into account.
     *
     * @return the line up to then, if the sighting tells that the clock was set
     */
    Optional<ClockLine> add(Sighting sighting) {
        return add(sighting, contradiction.isPresent());
    }

    /** Takes the first sighting after a lost connection into account, as the daemon may be on another clock now. */
    void addAfterLoss(Sighting sighting) {
        contradiction = Optional.empty();
        add(sighting, true);
    }

    private Optional<ClockLine> add(Sighting sighting, boolean expectStep) {
        if (sighting.oldest().isAfter(sighting.newest()) || contradicts(sighting)) {
            Sighting alone = sighting.newestAlone();
            List<Sighting> anew = contradiction
                    .filter(other -> agree(alone, other))
                    .map(other -> List.of(other, alone))
                    .orElse(List.of(alone));
            if (expectStep && (anew.size() > 1 || contradiction.isEmpty())) {
                ClockLine before = drawAnew(last);
                beginAnew(anew);
                return Optional.of(before);
            }
            contradiction = Optional.of(alone);
            return Optional.empty();
        }
        contradiction = Optional.empty();
        bounds.add(sighting);
        last = sighting.newest();
        return Optional.empty();
    }

    private boolean contradicts(Sighting sighting) {
        double above = sighting.leastAhead() - line.aheadSecondsAt(sighting.newest());
        double below = line.aheadSecondsAt(sighting.oldest()) - sighting.mostAhead();
        if (Math.max(above, below) < NOTICED_SECONDS) {
            return false;
        }
        ClockBounds trial = bounds.copy();
        trial.add(sighting);
        return likely(trial).slack() > Math.max(stepSeconds, lines.slack());
    }

    private static boolean agree(Sighting one, Sighting other) {
        return ClockBounds.of(List.of(one, other)).lines(LIKELY_DRIFT).slack() < STEP_SECONDS;
    }

    private void beginAnew(List<Sighting> sightings) {
        bounds = ClockBounds.of(sightings);
        contradiction = Optional.empty();
        last = sightings.get(sightings.size() - 1).newest();
        drawAnew(last);
    }

    /** Leaves out what is too old to tell of the present drift; called between measurements. */
    void forgetTheOld() {
        bounds.forgetBefore(last.minus(MEMORY), lines);
        lines = likely(bounds);
    }

    /**
     * Draws the line again through all that was seen; not done at every sighting, as that comes once a second.
     *
     * @param from stamp from which on the line will be used; its residual holds from there to the last sighting
     */
    ClockLine drawAnew(Instant from) {
        lines = likely(bounds);
        line = fit(from);
        return line;
    }

    private ClockLine fit(Instant from) {
        boolean levelIsPossible = lines.lowestDrift() <= 0 && lines.highestDrift() >= 0;
        boolean known = (lines.highestDrift() - lines.lowestDrift()) / 2 <= STATED_DRIFT || !levelIsPossible;
        double drift = known ? (lines.lowestDrift() + lines.highestDrift()) / 2 : 0;
        double start = lines.start(drift);
        double residual = Math.max(residualAt(from, start, drift), residualAt(last, start, drift)) + lines.slack();
        ClockLine drawn = new ClockLine(
                last,
                start + drift * bounds.at(last),
                known ? OptionalDouble.of(drift) : OptionalDouble.empty(),
                residual);
        double unexplained = contradiction
                .map(other -> Math.abs(other.leastAhead() - drawn.aheadSecondsAt(other.newest())))
                .orElse(0.0);
        return new ClockLine(drawn.reference(), drawn.aheadSeconds(), drawn.drift(), Math.max(residual, unexplained));
    }

    private double residualAt(Instant stamp, double start, double drift) {
        double at = bounds.at(stamp);
        double ahead = start + drift * at;
        return Math.max(lines.most(at) - ahead, ahead - lines.least(at));
    }

    /** A greater drift than is likely only where it explains nearly all that the likely ones do not. */
    private static ClockBounds.Lines likely(ClockBounds bounds) {
        ClockBounds.Lines likely = bounds.lines(LIKELY_DRIFT);
        if (likely.slack() < NOTICED_SECONDS) {
            return likely;
        }
        ClockBounds.Lines greater = bounds.lines(GREATEST_DRIFT);
        return greater.slack() < likely.slack() / 4 ? greater : likely;
    }
}
