package org.wattladder.ptdaemon.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.ptdaemon.link.MeterFault;

/** How wrong the offset of a meter's clock is, beside how wrong it is said to be. */
class ClockErrorTest {
    private static final int ZONE_SECONDS = -7 * 3600;
    private static final int CYCLE = 180;
    private static final int RECORDING = 120;
    private static final Duration POST = Duration.ofSeconds(15);

    private final SimulatedTime time = new SimulatedTime();
    private double windowMiddle;
    private double stopTook;
    private final Random random = new Random(20261122);
    private final SimulatedAnalyzer analyzer = new SimulatedAnalyzer(time, seconds -> 100, 0.4, random);

    private MeterSession open() throws MeterFault {
        MeterPlan plan =
                MeterPlan.of("simulated", "127.0.0.1", 1, "", List.of(), (int) Math.round(analyzer.period * 1000));
        return MeterSession.open(plan, analyzer.context(), Duration.ofSeconds(1));
    }

    /** One recording, looked at every so often. */
    private MeterWindow record(MeterSession session, double pollSeconds) throws MeterFault {
        double begin = time.seconds();
        session.start("level");
        time.until(begin + 20 * random.nextDouble());
        Instant recordingStartedAt = time.now();
        windowMiddle = time.seconds() + RECORDING / 2.0;
        double end = time.seconds() + RECORDING;
        while (time.seconds() < end) {
            session.poll();
            time.until(time.seconds() + pollSeconds);
        }
        double ended = time.seconds();
        MeterWindow window = session.stop(POST)
                .window(recordingStartedAt, Duration.ofSeconds(RECORDING).toNanos());
        stopTook = Math.max(stopTook, time.seconds() - ended);
        time.until(begin + CYCLE);
        return window;
    }

    private double truthMillis() {
        return 1000 * (ZONE_SECONDS + analyzer.offsetSeconds + analyzer.drift * windowMiddle);
    }

    @ParameterizedTest(
            name = "a row every {0} s, answers {1} s late, held back {2} s, drift {3} ppm, looked at every {4} s")
    @CsvSource({
        "0.1, 0,   0,    1",
        "0.1, 0.1, 50,   1",
        "1,   0,   0,    1",
        "1,   1,   50,   1",
        "1,   0.5, -200, 10",
        "5,   0,   0,    10",
        "5,   5,   50,   10",
        "5,   4.9, -50,  1",
        "20,  0,   0,    10",
        "20,  20,  50,   10",
    })
    void shouldClaimNoLessThanTheErrorForEightHours(double period, double lateSeconds, double drift, double pollSeconds)
            throws MeterFault {
        analyzer.period = period;
        analyzer.lateSeconds = lateSeconds;
        analyzer.drift = drift / 1e6;
        analyzer.offsetSeconds = 2.3;
        double worst = 0;
        try (MeterSession session = open()) {
            while (time.seconds() < 8 * 3600) {
                double begin = time.seconds();
                MeterClock clock = record(session, pollSeconds).clock();
                double error = Math.abs(clock.offsetMillis().asOptional().orElseThrow() - truthMillis());
                double claimed = clock.residualMillis().asOptional().orElseThrow();
                assertThat(error).as("at %.0f s", begin).isLessThanOrEqualTo(claimed + 1);
                worst = Math.max(worst, claimed);
            }
        }
        assertThat(worst).as("claimed at most").isLessThan(2000 * (period + lateSeconds));
    }

    /** Of a daemon that holds samples back nobody can know by how much at least; but that is no clock that was set. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 5, 20})
    void shouldNotTakeSamplesThatAreHeldBackForAStep(double period) throws MeterFault {
        analyzer.period = period;
        analyzer.heldBackSeconds = period;
        try (MeterSession session = open()) {
            while (time.seconds() < 4 * 3600) {
                MeterWindow window = record(session, 10);
                double error = window.clock().offsetMillis().asOptional().orElseThrow() - truthMillis();
                double claimed = window.clock().residualMillis().asOptional().orElseThrow();
                assertThat(error).as("at %.0f s", windowMiddle).isBetween(-1000 * period, claimed + 1);
                assertThat(window.gaps()).isEmpty();
            }
        }
    }

    @Test
    void shouldKnowThePromptClockOfASlowSensorToTheEnd() throws MeterFault {
        analyzer.period = 5;
        try (MeterSession session = open()) {
            while (time.seconds() < 4 * 3600) {
                MeterClock clock = record(session, 10).clock();
                assertThat(clock.offsetMillis().asOptional().orElseThrow()).isCloseTo(truthMillis(), within(500.0));
                assertThat(clock.residualMillis().asOptional().orElseThrow()).isLessThan(500);
            }
        }
        assertThat(stopTook).as("in the post part").isLessThan(15);
    }

    @Test
    void shouldNameAClockThatWasSetBeforeALevel() throws MeterFault {
        try (MeterSession session = open()) {
            assertThat(record(session, 1).measurement().clockGaps()).isEmpty();
            analyzer.offsetSeconds = 2.5;
            MeterWindow after = record(session, 1);
            assertThat(after.gaps()).as("in the recording").isEmpty();
            assertThat(after.measurement().clockGaps())
                    .singleElement()
                    .satisfies(gap -> assertThat(gap.reason().notation())
                            .containsPattern("fault\\.meter-clock-set\\(2\\.(49|50)"));
            assertThat(after.clock().offsetMillis().asOptional().orElseThrow()).isCloseTo(truthMillis(), within(130.0));
            assertThat(after.clock().residualMillis().asOptional().orElseThrow())
                    .isLessThan(130);
        }
    }

    @Test
    void shouldKeepSamplesOnBothSidesOfAStepInPlaceAndMarkIt() throws MeterFault {
        try (MeterSession session = open()) {
            record(session, 1);
            session.start("level");
            Instant start = time.now();
            for (int second = 0; second < 60; second++) {
                if (second == 30) {
                    analyzer.offsetSeconds = 2.5;
                }
                session.poll();
                time.until(time.seconds() + 1);
            }
            MeterRun run = session.stop();
            MeterWindow window = run.window(start, Duration.ofSeconds(60).toNanos());
            assertThat(window.gaps()).singleElement().satisfies(gap -> {
                assertThat(gap.reason().notation())
                        .contains("fault.meter-clock-set")
                        .contains("(2.");
                assertThat(Duration.between(start, gap.from()).toMillis()).isBetween(28_000L, 31_000L);
            });
            for (int index = 1; index < run.samples().size(); index++) {
                assertThat(Duration.between(
                                        run.samples().get(index - 1).takenAt(),
                                        run.samples().get(index).takenAt())
                                .toMillis())
                        .as("sample %d", index)
                        .isBetween(980L, 1020L);
            }
        }
    }

    @Test
    void shouldFollowAClockThatRunsOnePercentFast() throws MeterFault {
        analyzer.drift = 0.01;
        try (MeterSession session = open()) {
            for (int level = 0; level < 10; level++) {
                MeterClock clock = record(session, 1).clock();
                double error = Math.abs(clock.offsetMillis().asOptional().orElseThrow() - truthMillis());
                assertThat(error)
                        .isLessThanOrEqualTo(clock.residualMillis().asOptional().orElseThrow() + 1);
            }
        }
    }
}
