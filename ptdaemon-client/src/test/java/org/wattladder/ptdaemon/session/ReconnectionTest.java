package org.wattladder.ptdaemon.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;
import org.wattladder.ptdaemon.link.MeterFault;

class ReconnectionTest {
    private final SimulatedTime time = new SimulatedTime();
    private final SimulatedAnalyzer analyzer = new SimulatedAnalyzer(time, seconds -> 100, 0.3, new Random(7));

    private MeterSession open(RangePolicy ranges) throws MeterFault {
        MeterPlan plan =
                new MeterPlan("simulated", "127.0.0.1", 1, "", List.of(), 1000, List.of(), MeterRole.COUNTS, ranges);
        return MeterSession.open(plan, analyzer.context(), Duration.ofSeconds(1));
    }

    private void pollFor(MeterSession session, int seconds) throws MeterFault {
        double until = time.seconds() + seconds;
        while (time.seconds() < until) {
            time.pause(Duration.ofSeconds(1));
            session.poll();
        }
    }

    @Test
    void shouldMeasureOnAfterALossAndStateTheGap() throws MeterFault {
        try (MeterSession session = open(new RangePolicy.Fixed(240, 2))) {
            analyzer.commands.clear();
            session.start("level");
            Instant start = time.now();
            analyzer.goAway(time.seconds() + 5.1, time.seconds() + 12);
            pollFor(session, 30);
            MeterRun run = session.stop();
            MeterWindow window = run.window(start, Duration.ofSeconds(30).toNanos());
            assertThat(window.gaps()).hasSize(1);
            MeterGap gap = window.gaps().get(0);
            assertThat(gap.from()).isBetween(start.plusMillis(4000), start.plusMillis(5100));
            assertThat(gap.until()).isBetween(start.plusSeconds(11), start.plusSeconds(13));
            assertThat(gap.reason().notation()).contains("fault.meter-gone").contains("'RL");
            assertThat(window.figures().validSamples()).isBetween(20, 24);
            assertThat(window.figures().average()).isEqualTo(Measurement.of(100));
            assertThat(window.measurement().statistics()).isEqualTo(StatisticsCheck.NOT_COMPARED);
            assertThat(window.measurement().unknownUncertaintySamples())
                    .as("samples of before the loss")
                    .isBetween(4, 6);
            assertThat(run.window(gap.until().plusSeconds(1), 5_000_000_000L).gaps())
                    .as("a window that the gap does not touch")
                    .isEmpty();
            assertThat(analyzer.commands)
                    .containsSubsequence(
                            "Go,1000,0,level",
                            "Hello",
                            "Identify",
                            "SR,V,240.000000",
                            "SR,A,2.000000",
                            "Go,1000,0,level",
                            "Stop");
        }
    }

    @Test
    void shouldFailWhenTheMeterIsLostTwiceInOneMeasurement() throws MeterFault {
        try (MeterSession session = open(new RangePolicy.Unchanged())) {
            session.start("level");
            analyzer.goAway(time.seconds() + 3.1, time.seconds() + 5);
            pollFor(session, 10);
            analyzer.goAway(time.seconds() + 1, time.seconds() + 2);
            assertThatThrownBy(() -> pollFor(session, 5))
                    .isInstanceOf(MeterFault.class)
                    .hasMessageContaining("fault.meter-lost-again");
            assertThat(session.samplesRead()).isNotEmpty();
            assertThatThrownBy(session::stop).isInstanceOf(MeterFault.class);
            session.start("next");
            pollFor(session, 3);
            assertThat(session.stop().check()).isEqualTo(StatisticsCheck.AGREE);
        }
    }

    @Test
    void shouldFailWhenTheMeterStaysAwayForLongerThanTheLimit() throws MeterFault {
        try (MeterSession session = open(new RangePolicy.Unchanged())) {
            session.start("level");
            double lost = time.seconds() + 3.1;
            analyzer.goAway(lost, lost + 60);
            assertThatThrownBy(() -> pollFor(session, 5))
                    .isInstanceOf(MeterFault.class)
                    .hasMessageContaining("fault.meter-unreachable");
            assertThat(time.seconds()).isLessThan(lost + 40);
        }
    }

    @Test
    void shouldRefuseAnotherDeviceInItsPlace() throws MeterFault {
        try (MeterSession session = open(new RangePolicy.Unchanged())) {
            session.start("level");
            analyzer.goAway(time.seconds() + 2.1, time.seconds() + 4);
            analyzer.identity = SimulatedAnalyzer.IDENTITY.replace("A;1", "B;2");
            assertThatThrownBy(() -> pollFor(session, 5))
                    .isInstanceOf(MeterFault.class)
                    .hasMessageContaining("fault.meter-came-back-as");
        }
    }

    @Test
    void shouldFollowAClockThatIsAnotherAfterTheLoss() throws MeterFault {
        try (MeterSession session = open(new RangePolicy.Unchanged())) {
            session.start("level");
            Instant start = time.now();
            analyzer.goAway(time.seconds() + 5.1, time.seconds() + 8);
            pollFor(session, 6);
            analyzer.offsetSeconds = 3600;
            pollFor(session, 2);
            session.poll();
            MeterRun run = session.stop();
            assertThat(run.samples())
                    .isNotEmpty()
                    .allSatisfy(sample -> assertThat(sample.takenAt())
                            .as("stamp " + sample.stampedAt())
                            .isAfterOrEqualTo(start.minusMillis(20)));
        }
    }

    @Test
    void shouldTellALossAtTheEndAsAGap() throws MeterFault {
        try (MeterSession session = open(new RangePolicy.Unchanged())) {
            session.start("level");
            Instant start = time.now();
            pollFor(session, 5);
            analyzer.goAway(time.seconds() + 0.001, time.seconds() + 2);
            time.pause(Duration.ofMillis(10));
            MeterRun run = session.stop();
            assertThat(run.check()).isEqualTo(StatisticsCheck.NOT_COMPARED);
            assertThat(run.window(start, Duration.ofSeconds(5).toNanos()).gaps())
                    .hasSize(1);
        }
    }

    @Test
    void shouldPutTheFormerRangesBackAlsoAfterALoss() throws MeterFault {
        analyzer.ranges = "Ranges,1,5.000000,0,300.000000";
        try (MeterSession session = open(new RangePolicy.Automatic())) {
            session.start("level");
            pollFor(session, 2);
            analyzer.goAway(time.seconds(), time.seconds() + 3);
            analyzer.commands.clear();
        }
        assertThat(analyzer.commands).containsSubsequence("Hello", "Identify", "Stop", "SR,V,300.000000", "SR,A,Auto");
    }

    @Test
    void shouldRefuseToSetRangesOfADeviceWithoutAny() {
        analyzer.identity = SimulatedAnalyzer.IDENTITY.replace("mode=power,1,1", "mode=power,1,0");
        assertThatThrownBy(() -> open(new RangePolicy.Automatic()))
                .isInstanceOf(MeterFault.class)
                .hasMessageContaining("fault.meter-without-ranges");
    }

    @Test
    void shouldNotTakeARangeBelowWhatIsWanted() {
        analyzer.ranges = "Ranges,0,2.000000,0,300.000000";
        assertThatThrownBy(() -> open(new RangePolicy.Fixed(240, 5)))
                .isInstanceOf(MeterFault.class)
                .hasMessageContaining("'Ranges,0,2.000000,0,300.000000'");
        assertThat(analyzer.commands).endsWith("SR,V,300.000000", "SR,A,2.000000");
    }
}
