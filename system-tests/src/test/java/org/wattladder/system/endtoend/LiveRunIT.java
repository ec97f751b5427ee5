package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that other processes look at while it is on. */
@Order(1)
@Tag("full")
class LiveRunIT {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final String NOTIFIED =
            "sh -c 'echo $WATTLADDER_NOTICE $WATTLADDER_RUN $WATTLADDER_EXIT_CODE >>notified'";

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
        await().atMost(PATIENCE)
                .until(() -> watching.errors().contains("(suite second")
                        || !watching.process().isAlive());
        assertThat(watching.errors()).contains("(suite second");
        return watching;
    }

    /** The last screen without what comes next: only who started a run knows its command. */
    private static String known(Launched launched) {
        String screen = launched.output();
        assertThat(screen).contains("\nNext  ", "\nReport  ");
        return screen.replaceFirst("(?s)\nNext  .*?\nReport  ", "\nReport  ");
    }

    @Test
    void shouldShowARunToTwoWatchersOfWhichOneLeavesAndComesBack() throws Exception {
        Launched launched = start();
        Launched leaves = watch();
        Launched stays = watch();
        await().atMost(PATIENCE).until(() -> leaves.errors().contains("[1/2] lu"));
        leaves.process().destroy();
        leaves.exitCode();
        assertThat(leaves.errors()).contains("detached; the run in " + run + " goes on");
        Launched comesBack = watch();
        await().atMost(PATIENCE).until(() -> comesBack.errors().contains("[1/2] lu"));

        int exitCode = launched.exitCode();
        assertThat(exitCode).as(launched.errors()).isIn(0, 1);
        for (Launched watching : List.of(stays, comesBack)) {
            assertThat(watching.exitCode()).as(watching.errors()).isEqualTo(exitCode);
            assertThat(watching.errors()).contains("active idle: ");
            assertThat(known(watching)).isEqualTo(known(launched));
        }
        assertThat(run.resolve("live.sock")).doesNotExist();

        Launched late = Installation.start(directory, "watch", run.toString());
        assertThat(late.exitCode()).isEqualTo(exitCode);
        assertThat(late.errors()).contains(run + " is over: ");
        assertThat(known(late)).isEqualTo(known(launched));
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

    @Test
    void shouldRunBehindAWholeSeries() throws Exception {
        Launched series = Installation.runSeconds(directory, "--repeat", "2", "--out", "results/series");
        Path runs = directory.resolve("results/series");
        await().atMost(PATIENCE).until(() -> Files.exists(runs.resolve("series-1/live.sock")));
        Launched next = Installation.start(
                directory,
                "run",
                "--plan",
                runs.resolve("series-1/plan.yaml").toString(),
                "--out",
                "results/next",
                "--after",
                "series/series-1");
        awaitWaiting("next");
        assertThat(series.exitCode()).as(series.errors()).isIn(0, 1);
        assertThat(next.exitCode()).as(next.errors()).isIn(0, 1);
        assertThat(new RunFiles(directory.resolve("results/next"))
                        .result()
                        .course()
                        .startedAt())
                .isAfter(
                        new RunFiles(runs.resolve("series-2")).result().course().endedAt());
        assertThat(runs.resolve("series.on")).doesNotExist();
    }

    private Launched next(String name, String... after) throws Exception {
        List<String> words = new ArrayList<>(
                List.of("run", "--plan", "results/first/plan.yaml", "--out", "results/" + name, "--notify", NOTIFIED));
        for (String run : after) {
            words.addAll(List.of("--after", run));
        }
        return Installation.start(directory, words.toArray(String[]::new));
    }

    private Path awaitWaiting(String name) {
        Path next = directory.resolve("results").resolve(name);
        await().atMost(PATIENCE).until(() -> Files.exists(next.resolve("waiting.txt")));
        return next;
    }

    @Test
    void shouldRunThePlanOfARunAgainBehindIt() throws Exception {
        Launched first = Installation.runSeconds(directory, "--out", "results/first");
        Path results = directory.resolve("results");
        await().atMost(PATIENCE).until(() -> Files.exists(results.resolve("first/live.sock")));
        Launched beside = next("beside");
        assertThat(beside.exitCode()).isEqualTo(2);
        assertThat(beside.errors())
                .isEqualTo("the run in results/first is not over and uses this machine too; to run this one behind it:"
                        + " --after results/first\n");

        Launched second = next("second", "first");
        awaitWaiting("second");
        Launched third = next("third", "first", "second");
        Path stopped = awaitWaiting("third");
        Launched list = Installation.start(directory, "list", "runs");
        assertThat(list.exitCode()).isZero();
        assertThat(list.output())
                .containsPattern("first +running")
                .containsPattern("second +waiting +- +waits until these runs are over: results/first\n");
        third.process().destroy();
        assertThat(third.exitCode()).isEqualTo(4);
        assertThat(third.errors()).contains("stopped while it waited; nothing was begun");
        assertThat(stopped).doesNotExist();

        int exitCode = first.exitCode();
        assertThat(exitCode).as(first.errors()).isIn(0, 1);
        assertThat(second.exitCode()).as(second.errors()).isIn(0, 1);
        assertThat(results.resolve("second/waiting.txt")).doesNotExist();
        assertThat(results.resolve("second/plan.yaml")).hasSameTextualContentAs(results.resolve("first/plan.yaml"));
        assertThat(new RunFiles(results.resolve("second")).result().course().startedAt())
                .isAfter(
                        new RunFiles(results.resolve("first")).result().course().endedAt());
        assertThat(directory.resolve("notified"))
                .content()
                .contains("ended second " + second.process().exitValue());
    }
}
