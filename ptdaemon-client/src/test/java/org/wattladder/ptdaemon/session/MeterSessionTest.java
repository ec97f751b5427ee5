package org.wattladder.ptdaemon.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.fake.ClosingAnalyzer;
import org.wattladder.ptdaemon.fake.LoopbackAnalyzer;
import org.wattladder.ptdaemon.fake.LyingAnalyzer;
import org.wattladder.ptdaemon.fake.Recordings;
import org.wattladder.ptdaemon.fake.ReplayingAnalyzer;
import org.wattladder.ptdaemon.fake.SilentAnalyzer;
import org.wattladder.ptdaemon.fake.WellBehavedAnalyzer;
import org.wattladder.ptdaemon.link.MeterAddress;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterSilent;
import org.wattladder.ptdaemon.link.MeterUnreachable;
import org.wattladder.ptdaemon.link.PtdaemonConnection;
import org.wattladder.ptdaemon.link.TimeLimits;

class MeterSessionTest {
    static final List<String> RECORDINGS = Recordings.NAMES;

    private static final String IDENTITY =
            "AcmeScope,1000,1,1,1,1,0,1,0,version=1.11.1-69286632-20240907,OS=Linux,mode=power,1,1,1,0,0,no_cal_date,na";
    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
    private static final TimeSource TIME = new FixedTime(NOW);
    private static final TimeLimits PATIENT = new TimeLimits(Duration.ofSeconds(15), Duration.ofSeconds(15));
    private static final TimeLimits IMPATIENT = new TimeLimits(Duration.ofSeconds(15), Duration.ofMillis(600));

    private static MeterSession open(LoopbackAnalyzer analyzer, TimeLimits limits) throws MeterFault {
        MeterPlan plan = MeterPlan.of("wall", "127.0.0.1", analyzer.port(), "", List.of(), 1000);
        MeterAddress peer = new MeterAddress(plan.name(), plan.address(), analyzer.port());
        return MeterSession.open(
                plan,
                new SessionContext(
                        limit -> PtdaemonConnection.open(peer, limits, TIME, limit, () -> {}),
                        TIME,
                        length -> {},
                        Duration.ofSeconds(10)),
                Duration.ofSeconds(10));
    }

    /** One row a second, stamped seven hours behind the Chauffeur's clock, the third at its now. */
    private static List<String> rows(int count) {
        LocalDateTime third = LocalDateTime.of(2026, 3, 1, 5, 0);
        return IntStream.range(0, count)
                .mapToObj(second -> SampleRow.of(third.plusSeconds(second - 2), Channel.watts(Reading.of(100)))
                        .line())
                .toList();
    }

    @Test
    void shouldStateFactsAndTheOffsetThatHoldsTheTimeZone() throws MeterFault {
        try (WellBehavedAnalyzer analyzer =
                        new WellBehavedAnalyzer(IDENTITY, rows(3)).started(WellBehavedAnalyzer.class);
                MeterSession session = open(analyzer, PATIENT)) {
            MeterFacts facts = session.facts();
            assertThat(facts.identity().device()).isEqualTo("AcmeScope");
            assertThat(facts.identity().daemonVersion()).isEqualTo("1.11.1-69286632-20240907");
            assertThat(facts.tier()).isEqualTo(EvidenceTier.ANALYZER);
            assertThat(facts.ranges().found()).isEqualTo("Ranges,0,0.500000,1,300.000000");
            assertThat(facts.clockOffsetMillis()).isEqualTo(Measurement.of(-7 * 3_600_000));
            assertThat(facts.address()).isEqualTo("127.0.0.1:" + analyzer.port());
        }
    }

    @Test
    void shouldReturnPolledSamplesOnTheChauffeursClockAndAllOfThemAtTheEnd() throws MeterFault {
        try (WellBehavedAnalyzer analyzer =
                        new WellBehavedAnalyzer(IDENTITY, rows(3)).started(WellBehavedAnalyzer.class);
                MeterSession session = open(analyzer, PATIENT)) {
            session.start("lu_level-67");
            assertThat(session.poll()).extracting(Sample::takenAt).last().isEqualTo(NOW);
            assertThat(session.poll()).isEmpty();
            MeterRun run = session.stop();
            assertThat(run.samples()).hasSize(3);
            assertThat(run.statisticsAgree()).isTrue();
            MeterWindow window =
                    run.window(NOW.minusSeconds(3), Duration.ofSeconds(3).toNanos());
            assertThat(window.figures().validSamples()).isEqualTo(3);
            assertThat(window.figures().average()).isEqualTo(Measurement.of(100));
            assertThat(window.measurement().averageUncertaintyPercent()).isEqualTo(Measurement.of(0.25));
            assertThat(analyzer.commands()).contains("Go,1000,0,lu_level-67", "Stop", "RL", "Watts", "Uncertainty");
        }
    }

    @Test
    void shouldNoticeStatisticsThatDisagree() throws MeterFault {
        try (LyingAnalyzer analyzer = new LyingAnalyzer(IDENTITY, rows(3)).started(LyingAnalyzer.class);
                MeterSession session = open(analyzer, PATIENT)) {
            session.start("x");
            MeterRun run = session.stop();
            assertThat(run.statisticsAgree()).isFalse();
            assertThat(run.window(NOW.minusSeconds(3), Duration.ofSeconds(3).toNanos())
                            .measurement()
                            .statisticsAgree())
                    .isFalse();
        }
    }

    @ParameterizedTest
    @FieldSource("RECORDINGS")
    void shouldMeasureARecordedSession(String recording) throws Exception {
        List<String> rows = Recordings.rows(recording);
        try (ReplayingAnalyzer analyzer =
                        new ReplayingAnalyzer(Recordings.transcript(recording), rows).started(ReplayingAnalyzer.class);
                MeterSession session = open(analyzer, PATIENT)) {
            assertThat(session.facts().tier()).isEqualTo(EvidenceTier.ACCEPTED_ANALYZER);
            session.start("replay");
            MeterRun run = session.stop();
            double sum = 0;
            int valid = 0;
            for (String row : rows) {
                Reading watts =
                        SampleRow.parse(row).total().reading(Column.WATTS).orElseThrow();
                sum += watts.value().orElse(0);
                valid += watts.value().isPresent() ? 1 : 0;
            }
            MeterWindow window =
                    run.window(NOW.minusSeconds(86_400), Duration.ofDays(2).toNanos());
            assertThat(window.figures().validSamples()).isEqualTo(valid);
            assertThat(window.figures().errorSamples()).isEqualTo(rows.size() - valid);
            assertThat(window.figures().average().asOptional().orElseThrow()).isCloseTo(sum / valid, within(1e-9));
            assertThat(window.measurement().statisticsAgree())
                    .as("the excerpt is shorter than the run")
                    .isFalse();
        }
    }

    @Test
    void shouldReadTheChannelsOfAMultichannelAnalyzer() throws MeterFault {
        try (ReplayingAnalyzer analyzer = new ReplayingAnalyzer(
                                Recordings.transcript("wt333e"), Recordings.rows("wt333e"))
                        .started(ReplayingAnalyzer.class);
                MeterSession session = open(analyzer, PATIENT)) {
            session.start("replay");
            assertThat(session.stop().samples().get(0).row().channels()).hasSize(3);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Hello", "RR", "Go", "RL"})
    void shouldNameTheCommandAtWhichTheDaemonFallsSilent(String command) {
        try (SilentAnalyzer analyzer = new SilentAnalyzer(IDENTITY, rows(3), command).started(SilentAnalyzer.class)) {
            assertThatThrownBy(() -> open(analyzer, IMPATIENT))
                    .isInstanceOf(MeterSilent.class)
                    .hasMessageContaining("('wall', ")
                    .hasMessageContaining("'" + command);
        }
    }

    @Test
    void shouldKeepTheSamplesOfADaemonThatLeavesBeforeItsStatistics() throws MeterFault {
        try (ClosingAnalyzer analyzer = new ClosingAnalyzer(IDENTITY, rows(3), "Watts").started(ClosingAnalyzer.class);
                MeterSession session = open(analyzer, PATIENT)) {
            session.start("x");
            MeterRun run = session.stop();
            assertThat(run.samples()).hasSize(3);
            assertThat(run.check()).isEqualTo(StatisticsCheck.NOT_COMPARED);
            assertThat(run.gaps()).isEmpty();
            session.start("y");
            assertThat(session.poll()).hasSize(3);
        }
    }

    @Test
    void shouldRefuseAServerThatIsNoDaemon() {
        try (LoopbackAnalyzer analyzer = new WellBehavedAnalyzer(IDENTITY, rows(3)) {
            @Override
            protected List<String> answer(String command) {
                return List.of("220 mail.example ready");
            }
        }.started(WellBehavedAnalyzer.class)) {
            assertThatThrownBy(() -> open(analyzer, PATIENT))
                    .isInstanceOf(MeterUnreachable.class)
                    .hasMessageContaining("'220 mail.example ready'");
        }
    }

    @Test
    void shouldReadADirectCurrentDeviceInItsOwnForm() throws MeterFault {
        try (LoopbackAnalyzer analyzer = new WellBehavedAnalyzer(IDENTITY, rows(3)) {
                    @Override
                    protected List<String> answer(String command) {
                        return command.startsWith("RL")
                                ? List.of("Error: Unknown command")
                                : super.answer(command.replaceFirst("^DC-", ""));
                    }
                }.started(WellBehavedAnalyzer.class);
                MeterSession session = open(analyzer, PATIENT)) {
            session.start("x");
            assertThat(session.poll()).hasSize(3);
            assertThat(analyzer.commands()).endsWith("DC-RL");
        }
    }
}
