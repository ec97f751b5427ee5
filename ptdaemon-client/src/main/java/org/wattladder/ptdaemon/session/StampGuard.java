package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

/**
 * Keeps samples whose stamp cannot be out of the average: a sample that came twice is dropped, one that has the stamp of the
 * one before it and another value is an error; so is one whose stamp goes back or is more than a day off, at the time when it
 * was due.
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
        boolean served = isServed(sample);
        before = Optional.of(sample.row());
        beforeWasFar = far;
        if (served && !far) {
            return Optional.of(new Sample(sample.takenAt(), sample.stampedAt(), error(sample.reading()), sample.row()));
        }
        kept = Optional.of(far || back ? outOfTime(sample, Duration.ofMillis(samplingMillis)) : sample);
        return kept;
    }

    /** Missed samples have nothing but the stamp of the next, so they may well be alike. */
    private boolean isRepeated(Sample sample) {
        return !isMissed(sample.reading())
                && before.filter(sample.row()::equals).isPresent();
    }

    /** Whether a sample that counts has this stamp already. */
    private boolean isServed(Sample sample) {
        return kept.filter(last -> !isMissed(last.reading())
                        && last.row().stamp().isEqual(sample.row().stamp()))
                .isPresent();
    }

    private static boolean isMissed(Reading reading) {
        return reading instanceof Reading.Erroneous error && error.kind() == Reading.Kind.MISSED;
    }

    private static Reading error(Reading reading) {
        return reading instanceof Reading.Erroneous
                ? reading
                : new Reading.Erroneous(Reading.Kind.INVALID, reading.text());
    }

    private Sample outOfTime(Sample sample, Duration sampling) {
        return new Sample(
                kept.map(last -> last.takenAt().plus(sampling)).orElse(sample.takenAt()),
                kept.map(last -> last.stampedAt().plus(sampling)).orElse(sample.stampedAt()),
                error(sample.reading()),
                sample.row());
    }
}
