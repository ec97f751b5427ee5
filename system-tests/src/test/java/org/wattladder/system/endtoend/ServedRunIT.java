package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;

/** Runs whose worklet drives a server that is no program of Wattladder's, with real processes. */
@Tag("full")
@Order(1)
class ServedRunIT {
    @TempDir
    private Path directory;

    private ServedLab lab;
    private Launched director;

    @BeforeEach
    void start() throws IOException {
        lab = new ServedLab(directory);
        director = lab.systemUnderTest();
    }

    @AfterEach
    void end() throws Exception {
        lab.end();
    }

    private Launched run(Path server) throws IOException {
        return lab.run(
                "{components: {server: {command: [\"%s\", \"{port}\"]}}}".formatted(server),
                "--host",
                ServedLab.address(director));
    }

    @Test
    void shouldClimbTheLadderAndCountTheTimeOfTheServerAsItsOwn() throws Exception {
        Launched run = run(lab.script("server"));
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        assertThat(lab.servers()).isEmpty();
        RunResult result = lab.files.result();
        assertThat(result.course().termination().complete()).isTrue();
        assertThat(result.plan().worklets().get(0).deployment().servers()).hasSize(1);
        List<IntervalResult> intervals = result.worklets().get(0).intervals();
        assertThat(intervals).hasSizeGreaterThanOrEqualTo(4);
        for (IntervalResult interval : intervals) {
            TypeResult echo = interval.types().get(0);
            assertThat((double) echo.aborted() / (echo.transactions() + echo.aborted()))
                    .isBetween(0.05, 0.15);
            HostInterval client = interval.clients().get(0);
            assertThat(ClientFigure.undeclared(client.figures()))
                    .containsExactly(new Figure("connections", 1, "sockets"));
            // The server burns some milliseconds for each of the microseconds that a client spends.
            double clientPercent = client.processorPercent().asOptional().orElseThrow();
            assertThat(interval.conditions()
                            .get(0)
                            .facts()
                            .ownCpuPercent()
                            .asOptional()
                            .orElseThrow())
                    .isGreaterThan(2 * clientPercent);
        }
    }

    @Test
    void shouldNameAServerThatCrashesAndGoOnWithTheNextWorklet() throws Exception {
        Launched run = run(lab.script("server"));
        lab.files.awaitIntervals(2);
        lab.servers().forEach(ProcessHandle::destroyForcibly);
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(4);
        RunResult result = lab.files.result();
        assertThat(result.worklets()).extracting(WorkletResult::name).containsExactly("echo", "idle");
        assertThat(result.worklets().get(0).faults()).hasSize(1);
        assertThat(run.errors())
                .contains("component server (" + directory.toRealPath().resolve("allowed/server"));
        assertThat(result.worklets().get(1).faults()).isEmpty();
        assertThat(result.worklets().get(1).intervals()).hasSize(1);
    }

    @Test
    void shouldLeaveNothingBehindWhenTheDirectorIsKilledAlthoughTheServerForksAwayAndIgnoresSignals() throws Exception {
        Path server = lab.script("server");
        Path daemon = lab.script("daemon", "trap '' TERM HUP INT", "setsid '" + server + "' \"$1\" &", "exit 0");
        Launched run = run(daemon);
        lab.files.awaitIntervals(1);
        assertThat(lab.servers()).isNotEmpty();
        director.process().destroyForcibly();
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(4);
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(lab.servers()).isEmpty());
    }

    @Test
    void shouldRefuseBeforeTheRunWhatTheDirectorDoesNotAllow() throws Exception {
        Launched run = run(Path.of("/bin/sh"));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errors()).contains("program /bin/sh lies outside of what this Director allows");
    }
}
