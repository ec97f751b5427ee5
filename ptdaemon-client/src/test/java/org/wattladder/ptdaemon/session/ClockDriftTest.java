package org.wattladder.ptdaemon.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;
import org.wattladder.ptdaemon.link.MeterFault;

/** A quick ladder whose load steps exactly where recordings begin and end. */
class ClockDriftTest {
    private static final double CYCLE = 20;
    private static final double RECORDING_FROM = 5;
    private static final double RECORDING_UNTIL = 15;
    private static final int INTERVALS = 20;

    /** 100 to 200 W while recording, 60 W in between. */
    private static double load(double seconds) {
        double inCycle = seconds % CYCLE;
        boolean recording = inCycle >= RECORDING_FROM && inCycle < RECORDING_UNTIL;
        return recording ? levelWatts((int) (seconds / CYCLE)) : 60;
    }

    private static double levelWatts(int interval) {
        return 200 - 100.0 * interval / INTERVALS;
    }

    /** Every second run leaves the meter unread while it measures, as meters are whose watts nobody watches. */
    @ParameterizedTest
    @ValueSource(doubles = {200, -200, 0})
    void shouldFindTheMeanOfEveryIntervalUnderADriftingClock(double partsPerMillion) throws MeterFault {
        long seed = 20260301;
        Random random = new Random(seed);
        for (int run = 0; run < 20; run++) {
            SimulatedTime time = new SimulatedTime();
            SimulatedAnalyzer analyzer =
                    new SimulatedAnalyzer(time, ClockDriftTest::load, 0.05 + 0.95 * random.nextDouble(), random);
            analyzer.offsetSeconds = 2.3;
            analyzer.drift = partsPerMillion / 1e6;
            climb(time, analyzer, random, run % 2 == 0, "seed " + seed + " run " + run);
        }
    }

    private static void climb(
            SimulatedTime time, SimulatedAnalyzer analyzer, Random random, boolean polled, String what)
            throws MeterFault {
        MeterPlan plan = MeterPlan.of("simulated", "127.0.0.1", 1, "", List.of(), 1000);
        try (MeterSession session = MeterSession.open(plan, analyzer.context(), Duration.ofSeconds(1))) {
            for (int interval = 1; interval < INTERVALS; interval++) {
                double begin = interval * CYCLE;
                time.until(begin + random.nextDouble());
                session.start("level-" + interval);
                time.until(begin + RECORDING_FROM);
                Instant recordingStartedAt = time.now();
                while (polled && time.seconds() < begin + RECORDING_UNTIL - 1.1) {
                    session.poll();
                    time.until(time.seconds() + 1 + 0.02 * random.nextDouble());
                }
                time.until(begin + RECORDING_UNTIL);
                MeterWindow window = session.stop()
                        .window(recordingStartedAt, Duration.ofSeconds(10).toNanos());
                String where = what + " interval " + interval;
                assertThat(window.figures().validSamples()).as(where).isBetween(8, 10);
                assertThat(window.figures().average().asOptional().orElseThrow())
                        .as(where)
                        .isCloseTo(levelWatts(interval), within(0.002 * levelWatts(interval)));
                assertThat(window.measurement().statistics()).as(where).isEqualTo(StatisticsCheck.AGREE);
                double truth = -7 * 3600 + 2.3 + analyzer.drift * (begin + 10);
                assertThat(window.clock().offsetMillis().asOptional().orElseThrow())
                        .as(where)
                        .isCloseTo(truth * 1000, within(16.0));
            }
            assertThat(lastDrift(session, time)).as(what).isCloseTo(analyzer.drift * 1e6, within(40.0));
        }
    }

    private static double lastDrift(MeterSession session, SimulatedTime time) throws MeterFault {
        session.start("last");
        time.until(time.seconds() + 3);
        return session.stop()
                .window(time.now(), 1)
                .clock()
                .driftPartsPerMillion()
                .asOptional()
                .orElseThrow();
    }

    @Test
    void shouldNotStateADriftAfterAFewSeconds() throws MeterFault {
        SimulatedTime time = new SimulatedTime();
        SimulatedAnalyzer analyzer = new SimulatedAnalyzer(time, ClockDriftTest::load, 0.3, new Random(1));
        MeterPlan plan = MeterPlan.of("simulated", "127.0.0.1", 1, "", List.of(), 1000);
        try (MeterSession session = MeterSession.open(plan, analyzer.context(), Duration.ofSeconds(1))) {
            session.start("first");
            time.until(time.seconds() + 5);
            MeterWindow window = session.stop().window(time.now(), 1);
            assertThat(window.clock().driftPartsPerMillion().asOptional()).isEmpty();
            assertThat(window.clock().residualMillis().asOptional().orElseThrow())
                    .isBetween(0.0, 10.0);
        }
    }
}
