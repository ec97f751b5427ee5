package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Follows a daemon's clock through a session by the samples that are seen arriving, and draws the {@link ClockLine}.
 *
 * <p>A sighting that contradicts the line is left out, as single stamps can be wrong; {@value #STEP_SIGHTINGS} in a row
 * that agree with each other mean that the clock was set, and the watch begins anew with them.
 */
final class ClockWatch {
    private static final Duration MEMORY = Duration.ofMinutes(15);
    private static final double SHORTEST_SPAN_SECONDS = 30;
    private static final double BUCKET_SECONDS = 10;
    private static final double STEP_SECONDS = 0.25;
    private static final double GREATEST_DRIFT = 1e-3;
    private static final int STEP_SIGHTINGS = 3;

    private final double answerSeconds;
    private final double patienceSeconds;
    private final List<SampleArrival> sightings = new ArrayList<>();
    private final List<SampleArrival> contradictions = new ArrayList<>();
    private ClockLine line;

    /**
     * Begins with the comparison at the start of a session.
     *
     * @param answer the least delay of an answer: half of the fastest round trip, and the pauses between questions
     * @param samplingMillis a sample that was not waited for may be seen some of these late
     */
    ClockWatch(List<SampleArrival> first, Duration answer, int samplingMillis) {
        this.answerSeconds = ClockLine.seconds(answer);
        this.patienceSeconds = 5 + 2 * samplingMillis / 1000.0;
        this.sightings.addAll(first);
        this.line = fit();
    }

    ClockLine line() {
        return line;
    }

    /** Draws the line anew through all that was seen; not done at every sighting, as that comes once a second. */
    ClockLine drawAnew() {
        line = fit();
        return line;
    }

    /** Takes a sighting into account. */
    void add(SampleArrival sighting) {
        if (!contradicts(sighting)) {
            contradictions.clear();
            keep(sighting);
            return;
        }
        double unlike = sighting.prompt() ? STEP_SECONDS : patienceSeconds / 2;
        contradictions.removeIf(other -> Math.abs(other.aheadSeconds() - sighting.aheadSeconds()) > unlike);
        contradictions.add(sighting);
        if (contradictions.size() >= STEP_SIGHTINGS) {
            beginAnew(contradictions);
        }
    }

    /** Takes the first sighting after a lost connection into account, as the daemon may be on another clock now. */
    void addAfterLoss(SampleArrival sighting) {
        if (contradicts(sighting)) {
            beginAnew(List.of(sighting));
        } else {
            add(sighting);
        }
    }

    private void beginAnew(List<SampleArrival> anew) {
        List<SampleArrival> first = List.copyOf(anew);
        sightings.clear();
        contradictions.clear();
        sightings.addAll(first);
        line = fit();
    }

    /** Leaves out what is too old to tell of the present drift; called between measurements. */
    void forgetTheOld() {
        Instant oldest = last().minus(MEMORY);
        List<SampleArrival> young = sightings.stream()
                .filter(sighting -> !sighting.stampedAt().isBefore(oldest))
                .toList();
        sightings.retainAll(young);
    }

    private boolean contradicts(SampleArrival sighting) {
        double above = sighting.aheadSeconds() - line.aheadSecondsAt(sighting.stampedAt());
        double sinceLast = Math.abs(ClockLine.seconds(Duration.between(last(), sighting.stampedAt())));
        double below = sighting.prompt() ? STEP_SECONDS : patienceSeconds;
        return above > STEP_SECONDS / 5 + GREATEST_DRIFT * sinceLast || -above > below + GREATEST_DRIFT * sinceLast;
    }

    /** Of the many that were not waited for, the best in ten seconds. */
    private void keep(SampleArrival sighting) {
        int newest = sightings.size() - 1;
        SampleArrival before = sightings.get(newest);
        boolean sameBucket = !sighting.prompt()
                && !before.prompt()
                && ClockLine.seconds(Duration.between(before.stampedAt(), sighting.stampedAt())) < BUCKET_SECONDS;
        if (!sameBucket) {
            sightings.add(sighting);
        } else if (sighting.aheadSeconds() > before.aheadSeconds()) {
            sightings.set(newest, sighting);
        }
    }

    private Instant last() {
        return sightings.get(sightings.size() - 1).stampedAt();
    }

    private ClockLine fit() {
        Instant reference = last();
        List<Double> promptAt = new ArrayList<>();
        List<UpperEnvelope.Point> points = new ArrayList<>();
        for (SampleArrival sighting : sightings) {
            double at = ClockLine.seconds(Duration.between(reference, sighting.stampedAt()));
            points.add(new UpperEnvelope.Point(at, sighting.aheadSeconds()));
            if (sighting.prompt()) {
                promptAt.add(at);
            }
        }
        double span = promptAt.isEmpty()
                ? 0
                : promptAt.stream().mapToDouble(Double::doubleValue).max().orElseThrow()
                        - promptAt.stream()
                                .mapToDouble(Double::doubleValue)
                                .min()
                                .orElseThrow();
        if (span < SHORTEST_SPAN_SECONDS) {
            double highest = points.stream()
                    .mapToDouble(UpperEnvelope.Point::height)
                    .max()
                    .orElseThrow();
            return withResidual(new ClockLine(reference, highest, OptionalDouble.empty(), 0));
        }
        UpperEnvelope envelope = UpperEnvelope.above(points);
        double ahead = envelope.height() - envelope.slope() * envelope.at();
        return withResidual(new ClockLine(reference, ahead, OptionalDouble.of(envelope.slope()), 0));
    }

    /** The median distance of the prompt sightings, at least the delay of an answer. */
    private ClockLine withResidual(ClockLine drawn) {
        List<Double> distances = sightings.stream()
                .filter(SampleArrival::prompt)
                .map(sighting -> drawn.aheadSecondsAt(sighting.stampedAt()) - sighting.aheadSeconds())
                .sorted()
                .toList();
        double median = distances.isEmpty() ? 0 : distances.get(distances.size() / 2);
        return new ClockLine(drawn.reference(), drawn.aheadSeconds(), drawn.drift(), Math.max(answerSeconds, median));
    }
}
