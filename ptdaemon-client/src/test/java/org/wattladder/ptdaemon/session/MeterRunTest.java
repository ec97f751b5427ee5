package org.wattladder.ptdaemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterIdentity;
import org.wattladder.model.result.MeterRanges;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;

class MeterRunTest {
    private static final Instant START = Instant.parse("2026-03-01T12:00:00Z");
    private static final long TEN_SECONDS = Duration.ofSeconds(10).toNanos();

    /** One sample a second, the first at 300 ms after the start, as many as readings. */
    private static MeterRun run(MeterFacts.Quantity quantity, long firstMillis, Reading... readings) {
        List<Sample> samples = new ArrayList<>();
        for (int index = 0; index < readings.length; index++) {
            Instant at = START.plusMillis(firstMillis + 1000L * index);
            SampleRow row = SampleRow.of(LocalDateTime.ofInstant(at, ZoneOffset.UTC), Channel.watts(readings[index]));
            samples.add(new Sample(at, at, readings[index], row));
        }
        MeterFacts facts = new MeterFacts(
                "wall",
                quantity,
                "127.0.0.1:1",
                new MeterIdentity("d", "1", "d", true),
                EvidenceTier.ANALYZER,
                new MeterRanges("", ""),
                1,
                Measurement.of(0));
        StatisticsAnswer statistics = StatisticsAnswer.notMeasured(Column.WATTS, readings.length);
        return new MeterRun(
                facts,
                "m",
                1000,
                samples,
                Optional.of(statistics),
                StatisticsCheck.DIFFER,
                Optional.of(UncertaintyAnswer.allUnknown(readings.length)),
                new ClockLine(START, 0, OptionalDouble.empty(), 0),
                List.of(),
                false);
    }

    private static Reading[] ramp(int count) {
        Reading[] readings = new Reading[count];
        for (int index = 0; index < count; index++) {
            readings[index] = Reading.of(index);
        }
        return readings;
    }

    @Test
    void shouldCountOnlySamplesWhoseWholeIntervalLiesInTheRecording() {
        MeterWindow window = run(MeterFacts.Quantity.POWER, -1700, ramp(20)).window(START, TEN_SECONDS);
        // stamps at -1.7, -0.7, 0.3 (began before the recording), 1.3 ... 9.3 (counts), 10.3 (after it)
        assertThat(window.figures().validSamples()).isEqualTo(9);
        assertThat(window.figures().minimum()).isEqualTo(Measurement.of(3));
        assertThat(window.figures().maximum()).isEqualTo(Measurement.of(11));
        assertThat(window.figures().average()).isEqualTo(Measurement.of(7));
    }

    @Test
    void shouldCountEverySampleWhenTheMeterIsInStep() {
        assertThat(run(MeterFacts.Quantity.POWER, 0, ramp(20))
                        .window(START, TEN_SECONDS)
                        .figures()
                        .validSamples())
                .isEqualTo(10);
    }

    @Test
    void shouldTakeATemperatureAsTheReadingOfAMoment() {
        MeterWindow window = run(MeterFacts.Quantity.TEMPERATURE, 300, ramp(20)).window(START, TEN_SECONDS);
        assertThat(window.figures().validSamples()).isEqualTo(10);
        assertThat(window.figures().minimum()).isEqualTo(Measurement.of(0));
    }

    @Test
    void shouldCountErrorsAndNeverAverageThem() {
        MeterWindow window = run(
                        MeterFacts.Quantity.POWER,
                        1000,
                        Reading.of(50),
                        Reading.invalid(),
                        Reading.missed(),
                        new Reading.Erroneous(Reading.Kind.NEGATIVE, "-11.2"),
                        new Reading.Erroneous(Reading.Kind.NOT_A_NUMBER, "nan"),
                        Reading.of(70))
                .window(START, TEN_SECONDS);
        assertThat(window.figures().average()).isEqualTo(Measurement.of(60));
        assertThat(window.figures().validSamples()).isEqualTo(2);
        assertThat(window.figures().errorSamples()).isEqualTo(4);
    }

    @Test
    void shouldBeAbsentWhenAllSamplesAreErrors() {
        MeterWindow window = run(MeterFacts.Quantity.POWER, 1000, Reading.invalid(), Reading.missed())
                .window(START, TEN_SECONDS);
        assertThat(window.figures().average()).isEqualTo(Measurement.absent("absent.all-samples-errors", 2, "wall"));
        assertThat(window.figures().minimum().asOptional()).isEmpty();
    }

    @Test
    void shouldBeAbsentWhenTheStampsHaveJumpedAway() {
        MeterWindow window = run(MeterFacts.Quantity.POWER, 3_600_000, ramp(20)).window(START, TEN_SECONDS);
        assertThat(window.figures().average())
                .isEqualTo(Measurement.absent("absent.no-sample-in-window", 20, "wall", 1000, 10_000));
        assertThat(window.figures().validSamples()).isZero();
    }

    @Test
    void shouldTellTheCourseOfPowerSamplesWithoutErrors() {
        Reading[] readings = ramp(8);
        readings[3] = Reading.invalid();
        MeterWindow window = run(MeterFacts.Quantity.POWER, 1000, readings).window(START, TEN_SECONDS);
        assertThat(window.courses()).singleElement().satisfies(course -> {
            assertThat(course.channel()).isZero();
            assertThat(course.samples()).isEqualTo(7);
            assertThat(course.first()).isZero();
            assertThat(course.last()).isEqualTo(7);
            assertThat(course.steps().largest()).isEqualTo(2);
        });
    }

    @Test
    void shouldTellNoCourseOfTemperaturesAndFewSamples() {
        assertThat(run(MeterFacts.Quantity.TEMPERATURE, 300, ramp(20))
                        .window(START, TEN_SECONDS)
                        .courses())
                .isEmpty();
        assertThat(run(MeterFacts.Quantity.POWER, 1000, ramp(2))
                        .window(START, TEN_SECONDS)
                        .courses())
                .isEmpty();
    }

    @Test
    void shouldTellTheCourseOfEachChannel() {
        List<Sample> samples = new ArrayList<>();
        for (int index = 0; index < 6; index++) {
            SampleRow row = new SampleRow(
                    LocalDateTime.ofInstant(START, ZoneOffset.UTC).plusSeconds(index),
                    Channel.watts(Reading.of(50 + index)),
                    List.of(Channel.watts(Reading.of(50)), Channel.watts(Reading.of(index))),
                    Optional.empty());
            samples.add(new Sample(START, START, Reading.of(50 + index), row));
        }
        assertThat(WindowCourses.byChannel(samples))
                .satisfiesExactly(
                        sum -> assertThat(sum.last()).isEqualTo(55),
                        first -> assertThat(first.flat().longest()).isEqualTo(6),
                        second -> assertThat(second.flat().longest()).isEqualTo(1));
    }

    @Test
    void shouldKeepARealZero() {
        MeterWindow window = run(MeterFacts.Quantity.POWER, 1000, Reading.of(0), Reading.of(0))
                .window(START, TEN_SECONDS);
        assertThat(window.figures().average()).isEqualTo(Measurement.of(0));
    }

    @Test
    void shouldPassOnAnUnknownUncertaintyAsAbsent() {
        MeterWindow window = run(MeterFacts.Quantity.POWER, 1000, ramp(3)).window(START, TEN_SECONDS);
        assertThat(window.measurement().averageUncertaintyPercent().asOptional())
                .isEmpty();
        assertThat(window.measurement().unknownUncertaintySamples()).isEqualTo(3);
    }
}
