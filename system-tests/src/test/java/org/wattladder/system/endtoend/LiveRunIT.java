package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that other processes look at while it is on. */
class LiveRunIT {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    private Path directory;

    private Path run;

    private Launched start() throws Exception {
        run = directory.resolve("out");
        Launched launched = Installation.runSeconds(directory, "--out", run.toString());
        await().atMost(PATIENCE).until(() -> Files.exists(run.resolve("live.sock")));
        return launched;
    }

    private Launched watch() throws Exception {
        Launched watching = Installation.start(directory, "watch", run.toString());
        await().atMost(PATIENCE).until(() -> watching.errors().contains("(suite second"));
        return watching;
    }

    @Test
    void shouldShowARunToTwoWatchersAndGoOnWithoutOne() throws Exception {
        Launched launched = start();
        Launched leaves = watch();
        Launched stays = watch();
        await().atMost(PATIENCE).until(() -> leaves.errors().contains("[1/2] lu"));
        leaves.process().destroy();
        leaves.exitCode();
        assertThat(leaves.errors()).contains("detached; the run in " + run + " goes on");

        int exitCode = launched.exitCode();
        assertThat(exitCode).as(launched.errors()).isIn(0, 1);
        assertThat(stays.exitCode()).as(stays.errors()).isEqualTo(exitCode);
        assertThat(stays.errors()).contains("active idle: ");
        assertThat(stays.output()).isEqualTo(launched.output());
        assertThat(run.resolve("live.sock")).doesNotExist();

        Launched late = Installation.start(directory, "watch", run.toString());
        assertThat(late.exitCode()).isEqualTo(exitCode);
        assertThat(late.errors()).contains(run + " is over: ");
        assertThat(late.output()).isEqualTo(launched.output());
    }

    @Test
    void shouldTellThatARunWasKilledAndVerifyWhatItLeft() throws Exception {
        Launched launched = start();
        new RunFiles(run).awaitIntervals(2);
        Launched watching = watch();
        launched.process().destroyForcibly();
        assertThat(watching.exitCode()).isEqualTo(4);
        assertThat(watching.errors()).contains("without closing the run");
        assertThat(run.resolve("live.sock")).exists();
        assertThat(Installation.start(directory, "report", run.toString()).exitCode())
                .isZero();
        Launched verify = Installation.start(directory, "verify", run.toString());
        assertThat(verify.exitCode()).as(verify.output()).isZero();
        assertThat(Installation.start(directory, "run", "--resume", run.toString())
                        .exitCode())
                .isIn(0, 1);
        assertThat(run.resolve("live.sock")).doesNotExist();
    }
}
