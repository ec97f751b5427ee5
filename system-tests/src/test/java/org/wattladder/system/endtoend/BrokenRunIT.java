package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

/**
 * Processes that are killed while a run is on: a bounded end, no orphan, everything measured so far is kept.
 *
 * <p>Side by side, as they mostly wait and look at no figure.
 */
@Tag("full")
@Execution(ExecutionMode.CONCURRENT)
@Order(1)
class BrokenRunIT {
    private static final String CLIENT = "org.wattladder.worklets.client.ClientMain";
    private static final String DIRECTOR = "org.wattladder.director.DirectorMain";
    private static final String METER = "org.wattladder.meter.MeterMain";

    @TempDir
    private Path directory;

    private RunFiles files;

    @BeforeEach
    void nameTheRun() {
        files = new RunFiles(directory.resolve("out"));
    }

    private Launched startAndReachTheLevels() throws Exception {
        Launched run =
                Installation.runTiny(directory, "--out", files.directory().toString());
        files.awaitIntervals(3);
        // The level's pause and pre part take 2 s; half of its recording takes one and a half more.
        await().pollDelay(Duration.ofMillis(3500)).until(() -> true);
        return run;
    }

    private RunResult resultOfABrokenRun(Launched run, List<ProcessHandle> processes) throws Exception {
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(4);
        Launched.assertNoneLeft(processes);
        RunResult result = files.result();
        assertThat(result.course().termination().complete()).isFalse();
        assertThat(result.worklets().get(0).intervals()).hasSizeGreaterThanOrEqualTo(3);
        assertThat(files.artefacts().get("result.txt")).containsIgnoringCase("incomplete");
        assertThat(Installation.start(directory, "report", files.directory().toString())
                        .exitCode())
                .isZero();
        return result;
    }

    @Test
    void shouldGoOnWithTheNextWorkletWhenAClientIsKilled() throws Exception {
        Launched run = startAndReachTheLevels();
        List<ProcessHandle> processes = run.descendants();
        run.child(CLIENT).destroyForcibly();
        RunResult result = resultOfABrokenRun(run, processes);
        assertThat(result.worklets()).extracting(WorkletResult::name).containsExactly("crypto-aes", "lu", "idle");
        assertThat(result.worklets().get(0).faults()).hasSize(1);
        assertThat(result.worklets().get(1).faults()).isEmpty();
        assertThat(run.errors()).contains("crypto-aes was aborted").contains("137");
    }

    @Test
    void shouldEndWhenTheDirectorIsKilled() throws Exception {
        Launched run = startAndReachTheLevels();
        List<ProcessHandle> processes = run.descendants();
        run.child(DIRECTOR).destroyForcibly();
        resultOfABrokenRun(run, processes);
        assertThat(run.errors()).contains("! host ").contains("the Director");
    }

    @Test
    void shouldEndWhenTheMeterDaemonIsKilled() throws Exception {
        Launched run = startAndReachTheLevels();
        List<ProcessHandle> processes = run.descendants();
        run.child(METER).destroyForcibly();
        resultOfABrokenRun(run, processes);
        // Whichever of the two daemons was found first, closed or reset.
        assertThat(run.errors()).contains("! meter ").contains("crypto-aes was aborted");
    }

    @Test
    void shouldCloseTheRunWhenAskedToStop() throws Exception {
        Launched run = startAndReachTheLevels();
        List<ProcessHandle> processes = run.descendants();
        // Not SIGINT, which a shell makes its background jobs ignore; both take the same path.
        run.process().destroy();
        RunResult result = resultOfABrokenRun(run, processes);
        assertThat(Words.in(Language.ENGLISH)
                        .sentences(result.course().termination().reasons()))
                .contains("stopped by the user");
    }

    @Test
    void shouldComposeTheResultOfAKilledChauffeur() throws Exception {
        Launched run = startAndReachTheLevels();
        List<ProcessHandle> processes = run.descendants();
        run.process().destroyForcibly();
        assertThat(run.exitCode()).isEqualTo(137);
        Launched.assertNoneLeft(processes);
        assertThat(files.directory().resolve("result.xml")).doesNotExist();
        Launched report =
                Installation.start(directory, "report", files.directory().toString());
        assertThat(report.exitCode()).as(report.errors()).isZero();
        RunResult result = files.result();
        assertThat(Words.in(Language.ENGLISH)
                        .sentences(result.course().termination().reasons()))
                .contains("without closing the run");
        assertThat(result.worklets().get(0).intervals()).hasSizeGreaterThanOrEqualTo(3);
        assertThat(Files.readString(files.directory().resolve("result.txt"))).containsIgnoringCase("incomplete");
    }
}
