package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A run whose meters go wrong in every way: what the console says of them while it is on, and of the run then and after. */
@Execution(ExecutionMode.SAME_THREAD) // a browser belongs to its thread
@Tag("full")
class ConsoleMeterStatesIT {
    /** Two levels that are long enough for readings between their ends. */
    static final String SUITE = """
            title: A ladder with bad meters
            seed: 7
            retry: {retries: 0}
            defaults:
              clients: {per: host, users: 1}
              ladder:
                warm-up: 1s
                calibration: {intervals: 1, use: mean, pre: 0s, recording: 2s, post: 0s}
                levels: [100, 50]
                level: {pause: 0s, pre: 0s, recording: 34s, post: 0s}
            worklets:
              lu: {parameters: {matrix-order: 60}}
            """;

    /** The first samples of a session compare the clocks. */
    private static final String METERS = """
            meters:
              steady: {source: scripted, sampling: 500ms, options: {watts: 100}}
              silent: {source: scripted, sampling: 500ms, options: {scenario: silent.yaml}}
              dead: {source: scripted, sampling: 500ms, options: {watts: 0}}
              clipped: {source: scripted, sampling: 500ms, options: {watts: inf}}
              broken: {source: scripted, sampling: 500ms, options: {watts: nan}}
            """;

    @TempDir
    private Path directory;

    private ConsoleVisit visit;
    private Page page;
    private Launched run;

    @BeforeEach
    void startBoth() throws Exception {
        Files.writeString(directory.resolve("bad.yaml"), SUITE);
        Files.writeString(
                directory.resolve("silent.yaml"), "watts: 90\nfaults:\n  - {kind: drop, at: 8, for: 100000}\n");
        Path config = Files.createDirectories(directory.resolve("config/meters"));
        Files.writeString(config.resolve("bad.yaml"), METERS);
        visit = ConsoleVisit.start(directory);
        page = visit.page();
        run = Installation.start(
                directory, "run", "./bad.yaml", "--config", "config", "--meter", "bad", "--out", "results/bad");
    }

    @AfterEach
    void stopBoth() {
        if (visit != null) {
            visit.close();
        }
        if (run != null) {
            run.process().destroy();
        }
    }

    private String said(String meter, String cell) {
        return page.locator("[data-meter='" + meter + "'] [data-now='" + cell + "']")
                .textContent();
    }

    private void awaitRemark(String meter, String remark) {
        await().atMost(ConsoleVisit.RUN_LIMIT).until(() -> said(meter, "remark").equals(remark));
    }

    @Test
    void shouldSayInWordsWhatIsWrongWithMetersAndTheRun() throws Exception {
        new RunFiles(directory.resolve("results/bad")).awaitIntervals(1);
        visit.open("/meters");
        awaitRemark("dead", "Zero: is the machine on this meter?");
        awaitRemark("clipped", "Unknown: the sample of meter clipped is over range.");
        awaitRemark("broken", "Unknown: the sample of meter broken is no figure.");
        awaitRemark("silent", "Stale: meter silent has no new sample.");
        assertThat(said("steady", "remark")).isEmpty();
        assertThat(said("steady", "reading")).isEqualTo("100.0 W");
        visit.check("bad meters of a run that is on");

        visit.open("/");
        visit.awaitText("degraded");
        visit.check("a machine with a degraded run");
        visit.open("/runs/bad");
        visit.awaitText("degraded");
        assertThat(page.locator("#live .state").first().textContent()).isEqualTo("running");
        visit.check("degraded");

        assertThat(run.exitCode()).as(run.errors()).isEqualTo(1);
        visit.awaitState("invalid", true);
        visit.check("invalid");
        visit.open("/");
        visit.check("a machine with an invalid run");
        visit.open("/meters");
        visit.awaitText("Stale: nothing measures with it now.");
        visit.check("meters of a run that is over");

        assertThat(visit.complaints()).isEmpty();
    }
}
