package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.director.clients.CrashingClient;
import org.wattladder.director.clients.DeafClient;
import org.wattladder.director.clients.EchoingClient;
import org.wattladder.director.clients.GarbageClient;
import org.wattladder.director.clients.SilentClient;
import org.wattladder.director.component.TimeLimits;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.model.wire.StopClients;

@Tag("slow")
class ClientsTest {
    private static final long MILLISECOND = 1_000_000;
    private static final long HOUR = 3_600_000 * MILLISECOND;

    @Test
    void shouldPrepareRunAndStopOneClientPerThread() throws IOException {
        try (Director director = TestDirectors.start(EchoingClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            List<ClientFacts> clients = chauffeur
                    .ask(TestDirectors.prepare(ClientLayout.Unit.THREAD), Prepared.class)
                    .clients();
            assertThat(clients).isNotEmpty().allSatisfy(facts -> {
                assertThat(facts.pinning().verifiedCpus())
                        .isEqualTo(facts.pinning().requestedCpus());
                assertThat(facts.users()).isEqualTo(1);
                assertThat(facts.memory().heapBytes()).isEqualTo(16L << 20);
                assertThat(facts.javaVersion()).isEqualTo("echoing");
                assertThat(facts.commandLine()).contains("-Xmx16m", "-Dmine=1", "steady", "size=7");
            });
            chauffeur.send(interval(1, new Load.Paced(1001), 20 * MILLISECOND, 1000 * MILLISECOND));
            assertThat(chauffeur.receive(RecordingStarted.class).interval()).isEqualTo(1);
            IntervalDone paced = chauffeur.receive(IntervalDone.class);
            assertThat(counts(paced)).isEqualTo(1001);
            assertThat(paced.clients()).hasSize(clients.size()).allSatisfy(client -> {
                assertThat(client.processorPercent()).isEqualTo(Measurement.of(50));
                assertThat(client.types().get(0).responseHistogram()).isNotEmpty();
            });
            chauffeur.send(interval(2, new Load.Unpaced(), 0, 10 * MILLISECOND));
            chauffeur.receive(RecordingStarted.class);
            IntervalDone unpaced = chauffeur.receive(IntervalDone.class);
            assertThat(unpaced.clients().get(0).types())
                    .containsExactly(new TypeResult("echo", 7, 0, EchoingClient.times(7), ""));
            chauffeur.ask(new StopClients(), ClientsStopped.class);
            assertThat(clients).isNotEmpty().noneMatch(ClientsTest::lives);
        }
    }

    @Test
    void shouldLetAllClientsBeginIterationsTogetherAndSayWhenTheLastOneHasRecorded() throws IOException {
        try (Director director = TestDirectors.start(EchoingClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.THREAD), Prepared.class);
            chauffeur.send(interval(3, new Load.Iterations(1, 3, 1, 50), 0, HOUR));
            assertThat(chauffeur.receive(RecordingStarted.class).interval()).isEqualTo(3);
            assertThat(chauffeur.receive(RecordingEnded.class))
                    .isEqualTo(new RecordingEnded(3, EchoingClient.ITERATIONS_NANOS));
            IntervalDone done = chauffeur.receive(IntervalDone.class);
            assertThat(done.clients()).isNotEmpty().allSatisfy(client -> {
                assertThat(client.types())
                        .containsExactly(new TypeResult("echo", 12, 1, 8, EchoingClient.times(12), ""));
                assertThat(client.recordingNanos()).isEqualTo(EchoingClient.ITERATIONS_NANOS);
            });
            ClientsStopped stopped = chauffeur.ask(new StopClients(), ClientsStopped.class);
            assertThat(stopped.peaks().get("alone/worklet"))
                    .hasSameSizeAs(done.clients())
                    .isNotEmpty()
                    .allMatch(peak -> peak.peakBytes().asOptional().orElse(0) > 16 << 20);
        }
    }

    @Test
    void shouldEndIterationsThatTakeLongerThanTheyMay() throws IOException {
        try (Director director = TestDirectors.start(DeafClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Prepared.class);
            assertThat(chauffeur
                            .ask(interval(3, new Load.Iterations(1, 3, 1, 50), 0, 20 * MILLISECOND), Failed.class)
                            .reason()
                            .notation())
                    .contains("fault.iterations-unfinished([1], 3, ");
        }
    }

    @Test
    void shouldTellIdleClientsNothing() throws IOException {
        try (Director director = TestDirectors.start(DeafClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Prepared.class);
            chauffeur.send(interval(9, new Load.Idle(), 10 * MILLISECOND, 10 * MILLISECOND));
            assertThat(chauffeur.receive(RecordingStarted.class).interval()).isEqualTo(9);
            IntervalDone done = chauffeur.receive(IntervalDone.class);
            assertThat(done.interval()).isEqualTo(9);
            assertThat(done.clients()).isEmpty();
            assertThat(done.conditions().spanNanos()).isGreaterThanOrEqualTo(20 * MILLISECOND);
        }
    }

    @Test
    void shouldKillAClientThatDoesNotStopWhenAsked() throws IOException {
        try (Director director = TestDirectors.start(DeafClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            Prepared prepared = chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Prepared.class);
            chauffeur.ask(new StopClients(), ClientsStopped.class);
            assertThat(prepared.clients()).isNotEmpty().noneMatch(ClientsTest::lives);
        }
    }

    @Test
    void shouldStopDuringAnIntervalAndPrepareAgain() throws IOException {
        try (Director director = TestDirectors.start(EchoingClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            Prepared prepared = chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Prepared.class);
            chauffeur.send(interval(1, new Load.Unpaced(), 0, HOUR));
            chauffeur.receive(RecordingStarted.class);
            chauffeur.ask(new StopClients(), ClientsStopped.class);
            assertThat(prepared.clients()).isNotEmpty().noneMatch(ClientsTest::lives);
            chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Prepared.class);
            chauffeur.ask(new StopClients(), ClientsStopped.class);
        }
    }

    @Test
    void shouldFailWhenAClientIsKilledDuringAnIntervalAndEndTheOthers() throws IOException {
        try (Director director = TestDirectors.start(EchoingClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            Prepared prepared = chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.THREAD), Prepared.class);
            chauffeur.send(interval(1, new Load.Unpaced(), 0, HOUR));
            chauffeur.receive(RecordingStarted.class);
            ClientFacts victim = prepared.clients().get(prepared.clients().size() - 1);
            ProcessHandle.of(victim.processId()).orElseThrow().destroyForcibly();
            assertThat(chauffeur.receive(Failed.class).reason().notation())
                    .contains(
                            "fault.worklet('steady'",
                            "fault.client-ended(" + victim.client() + ", ",
                            "exit.signal(137, 9)");
            assertThat(prepared.clients()).isNotEmpty().noneMatch(ClientsTest::lives);
        }
    }

    @Test
    void shouldReportExitCodeAndLastLinesOfACrash() throws IOException {
        try (Director director = TestDirectors.start(CrashingClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Prepared.class);
            Failed failed = chauffeur.ask(interval(1, new Load.Unpaced(), HOUR, HOUR), Failed.class);
            assertThat(failed.reason().notation()).contains("fault.client-ended(1, ", "exit.code(7)");
            assertThat(failed.lastLines()).hasSize(20).endsWith("last words 29", "last words 30");
        }
    }

    @Test
    void shouldQuoteALineThatIsNotOfTheProtocol() throws IOException {
        try (Director director = TestDirectors.start(GarbageClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            assertThat(chauffeur
                            .ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Failed.class)
                            .reason()
                            .notation())
                    .contains("Loading, please wait");
        }
    }

    @Test
    void shouldGiveUpOnClientsThatNeverGetReady() throws IOException {
        TimeLimits impatient = TestDirectors.patience(Duration.ofMillis(100), Duration.ofSeconds(30));
        try (Director director = TestDirectors.start(SilentClient.class, impatient);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            assertThat(chauffeur
                            .ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Failed.class)
                            .reason()
                            .notation())
                    .contains("fault.clients-late([1]");
        }
    }

    @Test
    void shouldGiveUpOnClientsThatDoNotAnswerAfterAnInterval() throws IOException {
        TimeLimits impatient = TestDirectors.patience(Duration.ofSeconds(30), Duration.ofMillis(100));
        try (Director director = TestDirectors.start(DeafClient.class, impatient);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            Prepared prepared = chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Prepared.class);
            chauffeur.send(interval(1, new Load.Unpaced(), 0, MILLISECOND));
            chauffeur.receive(RecordingStarted.class);
            assertThat(chauffeur.receive(Failed.class).reason().notation()).contains("fault.clients-silent([1], 1)");
            assertThat(prepared.clients()).isNotEmpty().noneMatch(ClientsTest::lives);
        }
    }

    @Test
    void shouldReportAProgramThatJavaCannotStart() throws IOException {
        try (Director director = TestDirectors.start("org.wattladder.Missing", TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            Failed failed = chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Failed.class);
            assertThat(failed.reason().notation()).contains("fault.client-ended(1, ", "exit.code(1)");
            assertThat(String.join("\n", failed.lastLines())).contains("org.wattladder.Missing");
        }
    }

    @Test
    void shouldEndClientsWhenTheConnectionIsLostAndListenAgain() throws IOException {
        try (Director director = TestDirectors.start(EchoingClient.class, TestDirectors.GENEROUS)) {
            Prepared prepared;
            try (FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
                prepared = chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.THREAD), Prepared.class);
                chauffeur.send(interval(1, new Load.Unpaced(), 0, HOUR));
                chauffeur.receive(RecordingStarted.class);
            }
            await().until(() -> prepared.clients().stream().noneMatch(ClientsTest::lives));
            try (FakeChauffeur next = FakeChauffeur.welcomed(director.address())) {
                next.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Prepared.class);
            }
        }
    }

    @Test
    void shouldLeaveNoClientWhenTheDirectorIsClosed() throws IOException {
        Director director = TestDirectors.start(EchoingClient.class, TestDirectors.GENEROUS);
        try (director;
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            Prepared prepared = chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.THREAD), Prepared.class);
            director.close();
            assertThat(prepared.clients()).isNotEmpty().noneMatch(ClientsTest::lives);
            assertThat(chauffeur.isClosedByDirector()).isTrue();
        }
    }

    @Test
    void shouldRefuseOutOfPlaceCommandsAndEndTheClients() throws IOException {
        try (Director director = TestDirectors.start(EchoingClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            assertThat(chauffeur
                            .ask(interval(1, new Load.Idle(), 0, HOUR), Failed.class)
                            .reason()
                            .notation())
                    .contains("no prepared clients");
            Prepared prepared = chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Prepared.class);
            assertThat(chauffeur
                            .ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Failed.class)
                            .reason()
                            .notation())
                    .contains("component alone/worklet is up already");
            assertThat(prepared.clients()).isNotEmpty().noneMatch(ClientsTest::lives);
            assertThat(chauffeur.ask(new StopClients(), ClientsStopped.class)).isEqualTo(new ClientsStopped(Map.of()));
        }
    }

    private static RunInterval interval(long number, Load load, long preNanos, long recordingNanos) {
        return new RunInterval(
                number,
                Map.of("alone/worklet", new RunInterval.Work(load, 42)),
                preNanos,
                recordingNanos,
                MILLISECOND,
                List.of(),
                OptionalLong.empty());
    }

    private static long counts(IntervalDone done) {
        return done.clients().stream()
                .map(ClientInterval::types)
                .flatMap(List::stream)
                .collect(Collectors.summingLong(TypeResult::transactions));
    }

    private static boolean lives(ClientFacts facts) {
        return ProcessHandle.of(facts.processId()).map(ProcessHandle::isAlive).orElse(false);
    }
}
