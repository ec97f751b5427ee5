package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Processes that are paused, and networks that go silent or say garbage: the run ends within its limits and names who it was.
 *
 * <p>Side by side, as they wait and look at no figure.
 */
@Execution(ExecutionMode.CONCURRENT)
class SilentRunIT {
    private static final String CLIENT = "org.wattladder.worklets.client.ClientMain";
    private static final String DIRECTOR = "org.wattladder.director.DirectorMain";

    @TempDir
    private Path directory;

    private RunFiles files;
    private Launched director;

    @BeforeEach
    void nameTheRun() {
        files = new RunFiles(directory.resolve("out"));
    }

    @AfterEach
    void endTheDirector() throws Exception {
        if (director != null) {
            director.process().getOutputStream().close();
            director.exitCode();
        }
    }

    private int startDirector() throws Exception {
        director = Installation.start(directory, "director", "--listen", "127.0.0.1:0", "--end-with-input");
        await().atMost(Duration.ofSeconds(60)).until(() -> director.output().startsWith("listening on"));
        return Integer.parseInt(director.output().strip().replaceAll(".*:", ""));
    }

    private Launched run(String... more) throws Exception {
        String[] all = new String[more.length + 2];
        System.arraycopy(more, 0, all, 2, more.length);
        all[0] = "--out";
        all[1] = files.directory().toString();
        return Installation.runSeconds(directory, all);
    }

    private void assertBrokenOff(Launched run, List<ProcessHandle> processes, String... words) throws Exception {
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(4);
        assertThat(run.errors()).contains(words);
        assertThat(files.result().worklets().get(0).intervals()).isNotEmpty();
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(processes).noneMatch(ProcessHandle::isAlive));
    }

    private static void pause(ProcessHandle process) throws Exception {
        assertThat(new ProcessBuilder("kill", "-STOP", Long.toString(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
    }

    @Test
    void shouldEndWhenADirectorIsPaused() throws Exception {
        Launched run = run();
        files.awaitIntervals(1);
        List<ProcessHandle> processes = run.descendants();
        pause(run.child(DIRECTOR));
        assertBrokenOff(run, processes, "did not answer within");
    }

    @Test
    void shouldEndAWorkletWhenItsClientIsPaused() throws Exception {
        Launched run = run();
        files.awaitIntervals(1);
        List<ProcessHandle> processes = run.descendants();
        pause(run.child(CLIENT));
        assertBrokenOff(run, processes, "lu broke off", "client(s) [1] did not answer");
        assertThat(files.result().worklets().get(1).faults()).isEmpty();
    }

    @Test
    void shouldEndWhenADirectorAnswersGarbage() throws Exception {
        try (TroubledWire wire = new TroubledWire(startDirector(), "hello", 1)) {
            Launched run = run("--host", wire.address());
            files.awaitIntervals(1);
            // The client is the Director's, and ends with the Chauffeur that ordered it.
            List<ProcessHandle> client = List.of(director.child(CLIENT));
            wire.sayGarbage();
            assertBrokenOff(run, client, "! host 127.0.0.1");
        }
    }

    @Test
    void shouldEndWhenTheNetworkGoesSilent() throws Exception {
        try (TroubledWire wire = new TroubledWire(startDirector(), "run-interval", 1)) {
            Launched run = run("--host", wire.address());
            files.awaitIntervals(1);
            List<ProcessHandle> processes = run.descendants();
            assertBrokenOff(run, processes, "! host 127.0.0.1", "did not answer within 15 s while lu calibration");
        }
    }
}
