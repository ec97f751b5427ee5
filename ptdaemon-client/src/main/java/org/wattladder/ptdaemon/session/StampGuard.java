package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

/**
 * Keeps samples whose stamp cannot be out of the average: a sample that came twice is dropped, one whose stamp goes back or
 * is more than a day off becomes an error at the time when it was due.
 */
final class StampGuard {
    private static final Duration FARTHEST = Duration.ofDays(1);

    private Optional<SampleRow> before = Optional.empty();
    private Optional<Sample> kept = Optional.empty();
    private boolean beforeWasFar;

    /** The sample as it counts; empty when it is the one before once more. */
    Optional<Sample> admit(Sample sample, Instant receivedAt, int samplingMillis) {
        if (isRepeated(sample)) {
            return Optional.empty();
        }
        boolean far = Duration.between(sample.takenAt(), receivedAt).abs().compareTo(FARTHEST) > 0;
        boolean back = !beforeWasFar
                && before.filter(row -> sample.row().stamp().isBefore(row.stamp()))
                        .isPresent();
        before = Optional.of(sample.row());
        beforeWasFar = far;
        kept = Optional.of(far || back ? outOfTime(sample, Duration.ofMillis(samplingMillis)) : sample);
        return kept;
    }

    /** Missed samples have nothing but the stamp of the next, so they may well be alike. */
    private boolean isRepeated(Sample sample) {
        boolean missed = sample.reading() instanceof Reading.Erroneous error && error.kind() == Reading.Kind.MISSED;
        return !missed && before.filter(sample.row()::equals).isPresent();
    }

    private Sample outOfTime(Sample sample, Duration sampling) {
        Reading error = sample.reading() instanceof Reading.Erroneous
                ? sample.reading()
                : new Reading.Erroneous(Reading.Kind.INVALID, sample.reading().text());
        return new Sample(
                kept.map(last -> last.takenAt().plus(sampling)).orElse(sample.takenAt()),
                kept.map(last -> last.stampedAt().plus(sampling)).orElse(sample.stampedAt()),
                error,
                sample.row());
    }
}
