package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.director.host.ControlGroups;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.model.wire.StopClients;

/** A program gets the share of CPU time that is asked for, by each means that this machine has, and is let go at the end. */
@Tag("slow")
class DutyProgramTest extends OnPrograms {
    private static final long MINUTE = 60_000 * MILLISECOND;
    /** So long that a program gets some CPU time on a machine that is busy with others. */
    private static final long RECORDING = 3000 * MILLISECOND;

    private static final ControlGroups GROUPS = new ControlGroups(new SystemFiles(Path.of("/")));

    /** A child that has left the process group works as much as its parent. */
    private static final List<String> TOY = List.of(
            "work() { while :; do :; done; }",
            "case $1 in",
            "  busy) setsid sh -c 'while :; do :; done' & ;;",
            "  alone) ;;",
            "  idle) sleep 1000 ;;",
            "  stops) exit 0 ;;",
            "  stubborn) trap '' TERM CONT ;;",
            "esac",
            "work");

    private Prepare order(String mode, String hold) throws IOException {
        programs.script("toy", TOY.toArray(String[]::new));
        return toy("""
                title: a toy
                unit: cpu-millisecond
                pace: duty
                hold: %s
                period: 50ms
                start: [./toy, %s]
                version: [echo, one]
                """.formatted(hold, mode));
    }

    private void sendInterval(Load load) throws IOException {
        sendInterval(load, 300 * MILLISECOND);
    }

    private void sendInterval(Load load, long preNanos) throws IOException {
        chauffeur.send(new RunInterval(
                1,
                Map.of("alone/worklet", new RunInterval.Work(load, 42)),
                preNanos,
                RECORDING,
                MILLISECOND,
                List.of(),
                OptionalLong.empty()));
    }

    private ClientInterval interval(Load load) throws IOException {
        sendInterval(load);
        chauffeur.receive(RecordingStarted.class);
        return chauffeur.receive(IntervalDone.class).clients().get(0);
    }

    private static Map<String, Double> figures(ClientInterval client) {
        Map<String, Double> figures = new LinkedHashMap<>();
        client.figures().forEach(figure -> figures.put(figure.name(), figure.value()));
        return figures;
    }

    /**
     * A hold bounds CPU time from above; how much others leave is the machine's affair, and so is what it took unheld. 40 % of two loops is
     * 80 % of a CPU, and all of them 200 %.
     */
    private void shouldHold(String hold) throws IOException {
        chauffeur.ask(order("busy", hold), Prepared.class);
        ClientInterval all = interval(new Load.Unpaced());
        assertThat(all.figures()).isEmpty();
        assertThat(all.types().get(0).transactions()).isPositive();
        ClientInterval half = interval(new Load.Held(40));
        assertThat(figures(half)).containsEntry("period-of-" + hold, 50.0).containsEntry("share-asked", 40.0);
        assertThat(half.processorPercent().asOptional().orElseThrow()).isLessThan(120);
        assertThat(figures(half).get("share-granted")).isPositive();
        assertThat(left()).isEmpty();
        ClientInterval whole = interval(new Load.Held(100));
        assertThat(figures(whole)).containsEntry("share-asked", 100.0);
        assertThat(figures(whole).get("share-granted")).isPositive();
        chauffeur.ask(new StopClients(), ClientsStopped.class);
        noGroupIsLeft();
    }

    private static void noGroupIsLeft() throws IOException {
        for (String mount : List.of("cpu", "freezer", "unified", "")) {
            Path folder = Path.of("/sys/fs/cgroup", mount);
            if (Files.isDirectory(folder)) {
                try (var children = Files.list(folder)) {
                    assertThat(children)
                            .noneMatch(each -> each.getFileName().toString().startsWith("wattladder-test-"));
                }
            }
        }
    }

    @Test
    void shouldHoldAProgramByStopSignals() throws IOException {
        shouldHold("stop-signals");
    }

    @Test
    void shouldHoldAProgramByItsQuota() throws IOException {
        assumeTrue(GROUPS.withCpuQuota().isPresent(), "no writable cgroup of version 1 for CPU time");
        shouldHold("cpu-quota");
    }

    @Test
    void shouldHoldAProgramByItsBandwidth() throws IOException {
        assumeTrue(GROUPS.withCpuMax().isPresent(), "no writable cgroup of version 2 with the CPU controller");
        shouldHold("cpu-max");
    }

    @Test
    void shouldHoldAProgramByFreezing() throws IOException {
        assumeTrue(GROUPS.freezing().or(GROUPS::freezer).isPresent(), "no writable cgroup that freezes");
        shouldHold("freezer");
    }

    @Test
    void shouldHoldFromTheStartWhatAProgramStartsAtOnce() throws IOException {
        Optional<Path> groups = GROUPS.withCpuQuota().or(GROUPS::withCpuMax);
        assumeTrue(groups.isPresent(), "no writable cgroup for CPU time");
        chauffeur.ask(order("busy", GROUPS.withCpuQuota().isPresent() ? "cpu-quota" : "cpu-max"), Prepared.class);
        interval(new Load.Unpaced());
        sendInterval(new Load.Held(10), MINUTE);
        long deadline = System.nanoTime() + MINUTE / 2;
        while (members(groups.get()) < 2) {
            assertThat(System.nanoTime()).as("a process is not held").isLessThan(deadline);
            LockSupport.parkNanos(MILLISECOND);
        }
        chauffeur.ask(new StopClients(), ClientsStopped.class);
        assertThat(left()).isEmpty();
    }

    private static long members(Path parent) throws IOException {
        try (var groups = Files.list(parent)) {
            Optional<Path> own = groups.filter(
                            each -> each.getFileName().toString().startsWith("wattladder-test-"))
                    .findFirst();
            return own.isPresent()
                    ? Files.readAllLines(own.get().resolve("cgroup.procs")).size()
                    : 0;
        }
    }

    @Test
    void shouldChooseAMeansByItself() throws IOException {
        chauffeur.ask(order("alone", "auto"), Prepared.class);
        interval(new Load.Unpaced());
        assertThat(figures(interval(new Load.Held(50))).keySet()).anyMatch(name -> name.startsWith("period-of-"));
    }

    @Test
    void shouldEndAProgramThatIsStoppedAndDoesNotWantToEnd() throws IOException {
        chauffeur.ask(order("stubborn", "stop-signals"), Prepared.class);
        interval(new Load.Unpaced());
        interval(new Load.Held(10));
        assertThat(left()).isEmpty();
    }

    @Test
    void shouldEndAProgramInTheMiddleOfAnInterval() throws IOException {
        chauffeur.ask(order("busy", "auto"), Prepared.class);
        interval(new Load.Unpaced());
        sendInterval(new Load.Held(10));
        chauffeur.receive(RecordingStarted.class);
        chauffeur.ask(new StopClients(), ClientsStopped.class);
        assertThat(left()).isEmpty();
        noGroupIsLeft();
    }

    @Test
    void shouldNotMeasureProgramsThatLie() throws IOException {
        chauffeur.ask(order("idle", "auto"), Prepared.class);
        sendInterval(new Load.Unpaced());
        assertThat(failure()).contains("program.nothing-done");
        chauffeur.ask(order("stops", "auto"), Prepared.class);
        sendInterval(new Load.Unpaced());
        assertThat(failure()).contains("program.ends-early(exit.code(0))");
        assertThat(left()).isEmpty();
    }

    @Test
    void shouldNotHoldWhatHasNeverRunFreely() throws IOException {
        chauffeur.ask(order("alone", "auto"), Prepared.class);
        sendInterval(new Load.Held(50));
        assertThat(failure()).contains("before an interval at full speed has told it");
    }
}
