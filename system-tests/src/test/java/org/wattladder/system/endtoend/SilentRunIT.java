package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.wattladder.system.disk.Commands;

/**
 * Processes that are paused, and networks that go silent or say garbage: the run ends within its limits and names who it was.
 *
 * <p>Side by side, as they wait and look at no figure.
 */
@Execution(ExecutionMode.CONCURRENT)
@Order(1)
@Tag("full")
class SilentRunIT {
    private static final String CLIENT = "org.wattladder.worklets.client.ClientMain";
    private static final String DIRECTOR = "org.wattladder.director.DirectorMain";

    @TempDir
    private Path directory;

    private RunFiles files;
    private LocalDirector director;

    @BeforeEach
    void nameTheRun() {
        files = new RunFiles(directory.resolve("out"));
    }

    @AfterEach
    void endTheDirector() throws Exception {
        if (director != null) {
            director.end();
        }
    }

    private int startDirector() throws Exception {
        director = LocalDirector.start(directory);
        return Integer.parseInt(director.address().replaceAll(".*:", ""));
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
        Launched.assertNoneLeft(processes);
    }

    private void assertBrokenOffByAPause(String mainClass, String... words) throws Exception {
        Launched run = run();
        files.awaitIntervals(1);
        List<ProcessHandle> processes = run.descendants();
        long paused = run.child(mainClass).pid();
        assertThat(Commands.output("kill", "-STOP", Long.toString(paused))).isPresent();
        assertBrokenOff(run, processes, words);
    }

    @Test
    void shouldEndWhenADirectorIsPaused() throws Exception {
        assertBrokenOffByAPause(DIRECTOR, "did not answer within");
    }

    @Test
    void shouldEndAWorkletWhenItsClientIsPaused() throws Exception {
        assertBrokenOffByAPause(CLIENT, "lu was aborted", "client(s) 1 did not answer");
        assertThat(files.result().worklets().get(1).faults()).isEmpty();
    }

    @Test
    void shouldEndWhenADirectorAnswersGarbage() throws Exception {
        try (TroubledWire wire = new TroubledWire(startDirector(), "hello", 1)) {
            Launched run = run("--host", wire.address());
            files.awaitIntervals(1);
            // The client is the Director's, and ends with the Chauffeur that ordered it.
            List<ProcessHandle> client = List.of(director.launched().child(CLIENT));
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
            assertBrokenOff(run, processes, "! host 127.0.0.1", "did not answer within 15 s during lu, calibration 1");
        }
    }
}
