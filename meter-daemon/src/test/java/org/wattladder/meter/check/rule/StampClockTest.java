package org.wattladder.meter.check.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Simulated: each sample arrives up to so long after its stamp, on a clock two seconds ahead. */
class StampClockTest {
    private static final Instant BEGIN = Instant.parse("2026-03-01T12:00:00Z");

    private static Outcome outcome(int live, double intervalSeconds, double drift, double lateSeconds) {
        Random random = new Random(20261125);
        List<Instant> stamped = new ArrayList<>();
        List<Instant> arrived = new ArrayList<>();
        for (int sample = 1; sample <= live; sample++) {
            double seconds = sample * intervalSeconds;
            stamped.add(at(seconds * (1 + drift) + 2));
            arrived.add(at(seconds + lateSeconds * random.nextDouble()));
        }
        return StampClock.of(stamped, arrived).outcome();
    }

    private static Instant at(double seconds) {
        return BEGIN.plusNanos(Math.round(seconds * 1e9));
    }

    /** The last sample of a measurement is not read live. */
    @ParameterizedTest(name = "{0} samples every {1} s: {2}")
    @CsvSource({"9, 1, 0.015", "9, 1, -0.015", "19, 1, 0.01", "19, 1, -0.01", "99, 1, 0.005", "99, 0.1, 0.015"})
    void shouldFindADriftOverItsSpan(int live, double intervalSeconds, double drift) {
        Outcome found = outcome(live, intervalSeconds, drift, 0.008);

        assertThat(found.kind()).as(found.sentence()).isEqualTo(Outcome.Kind.FAILED);
    }

    @ParameterizedTest
    @CsvSource({"9, 1, 0", "9, 1, 0.0005", "99, 1, -0.0005", "99, 0.1, 0"})
    void shouldPassAClockThatRunsRightWhereSamplesComeLate(int live, double intervalSeconds, double drift) {
        Outcome found = outcome(live, intervalSeconds, drift, 0.015);

        assertThat(found.kind()).as(found.sentence()).isNotEqualTo(Outcome.Kind.FAILED);
        assertThat(found.sentence()).doesNotContain("can be told");
    }

    @Test
    void shouldSayThatAQuickMeasurementIsTooShortForADrift() {
        Outcome found = outcome(9, 0.1, 0.01, 0.002);

        assertThat(found.kind()).isEqualTo(Outcome.Kind.NOT_APPLICABLE);
        assertThat(found.sentence())
                .contains("In 0.8 s no drift below 5.4 % can be told; use more --samples, or no --quick.");
    }

    @Test
    void shouldFindAGreatDriftInAQuickMeasurement() {
        assertThat(outcome(9, 0.1, 0.1, 0.002).kind()).isEqualTo(Outcome.Kind.FAILED);
    }

    @ParameterizedTest
    @CsvSource({"2, 0.1", "5, 0.1", "7, 1"})
    void shouldTakeADelayedSampleAmongFewForNoDrift(int live, double intervalSeconds) {
        List<Instant> stamped = new ArrayList<>();
        List<Instant> arrived = new ArrayList<>();
        for (int sample = 1; sample <= live; sample++) {
            stamped.add(at(sample * intervalSeconds));
            arrived.add(at(sample * intervalSeconds + (2 * sample <= live + 1 ? 0.2 : 0)));
        }
        Outcome found = StampClock.of(stamped, arrived).outcome();

        assertThat(found.kind()).isEqualTo(Outcome.Kind.NOT_APPLICABLE);
        assertThat(found.sentence()).contains(live + " samples are too few to tell a drift; use more --samples.");
    }

    @Test
    void shouldFindAWrongClockAmongFewSamples() {
        assertThat(StampClock.of(List.of(at(60), at(61)), List.of(at(0), at(1)))
                        .outcome()
                        .kind())
                .isEqualTo(Outcome.Kind.FAILED);
    }
}
