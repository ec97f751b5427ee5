package org.wattladder.meter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.meter.catalogue.Choice;
import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.meter.catalogue.SourceChoice;
import org.wattladder.meter.source.replay.RecordedSession;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.session.MeterRun;
import org.wattladder.ptdaemon.session.MeterSession;

/** Logs of real analyzers, played by the daemon and read by the client that the Chauffeur uses. */
@Tag("slow")
class ReplayedSessionTest {
    @TempDir
    private Path directory;

    static Stream<RecordedSession> sessions() {
        return RecordedSession.all().stream();
    }

    @ParameterizedTest
    @MethodSource("sessions")
    void shouldReproduceSamplesAveragesAndErrorsOfARealLog(RecordedSession recorded) throws Exception {
        Map<String, String> options =
                Map.of("file", recorded.writtenTo(directory).toString(), "stamps", "log");
        Choice choice = new SourceChoice(PowerSources.all().of(Identity.Mode.POWER), options, Map.of())
                .choose("replay", line -> {});
        try (SteppedDaemon daemon = new SteppedDaemon(
                "replay",
                Identity.Mode.POWER,
                time -> choice.source().open(choice.settings(), time),
                Optional.empty())) {
            daemon.letPass(Duration.ofMinutes(1).toMillis());
            MeterPlan plan = MeterPlan.of("replayed", "127.0.0.1", daemon.port(), "", List.of(), 1000);
            try (MeterSession session =
                    MeterSession.open(plan, daemon.port(), TimeSource.system(), Duration.ofSeconds(10), () -> {})) {
                MeterRun run = measure(daemon, session, recorded);
                List<String> logged = recorded.lines().stream()
                        .filter(line -> line.startsWith("Time,"))
                        .toList();
                String mark = mark(logged);
                assertThat(run.samples().stream()
                                .map(sample -> sample.row().logLine(mark))
                                .toList())
                        .isEqualTo(logged);
                assertThat(run.statisticsAgree()).isTrue();
                assertThat(run.statistics().orElseThrow().samples()).isEqualTo(recorded.samples());
                assertThat(run.statistics().orElseThrow().errors()).isEqualTo(recorded.errors());
                assertThat(run.statistics().orElseThrow().average().value().orElseThrow())
                        .isCloseTo(recorded.averageWatts(), within(recorded.averageWatts() * 1e-5));
            }
        }
    }

    private static String mark(List<String> logged) throws Exception {
        return SampleRow.parse(logged.get(0)).mark().orElseThrow();
    }

    private static MeterRun measure(SteppedDaemon daemon, MeterSession session, RecordedSession recorded)
            throws Exception {
        daemon.freeze();
        session.start("whole");
        daemon.measureExactly(recorded.samples());
        await().atMost(Duration.ofSeconds(20))
                .pollInterval(Duration.ofMillis(5))
                .until(() -> daemon.samples() >= recorded.samples());
        return session.stop();
    }
}
