package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.wattladder.director.duty.ControlGroup;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.schedule.TileRun;
import org.wattladder.model.schedule.Tiles;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.system.disk.Commands;

/** Real guests that are killed, starved and silenced, and ends of every kind: nothing is scored, and nothing is left. */
@Isolated("it looks at what guests get done")
@Tag("full")
class TilesIT {
    private static final String DIRECTOR = "org.wattladder.director.DirectorMain";
    private static final int WORK = 1;
    private static final int IDLE = 2;

    /** Warm-up, the guest alone, and one tile once. */
    private static final int FIRST_INTERVALS = 3;

    private static final int ENDS = 10;

    @TempDir
    private Path directory;

    private RunFiles files;

    @BeforeEach
    void nameTheRun() {
        assumeTrue(GuestGroups.possible(), "no control groups with limits of CPU and memory can be made");
        files = new RunFiles(directory.resolve("out"));
    }

    private Launched run() throws IOException {
        return run(files.directory());
    }

    private Launched run(Path out) throws IOException {
        return Installation.start(
                directory,
                "run",
                "tiles",
                "--config",
                Installation.HOME
                        .resolve("system-tests/src/test/resources/config")
                        .toString(),
                "--meter",
                "none",
                "--out",
                out.toString());
    }

    private static void signal(String name, List<Long> processes) throws Exception {
        for (long process : processes) {
            assertThat(Commands.output("kill", name, Long.toString(process))).isPresent();
        }
    }

    private static List<String> findings(RunResult result) {
        return SuiteSystems.judge(RunFigures.of(result)).findings().stream()
                .map(Finding::id)
                .toList();
    }

    private static TileRun tiles(RunResult result) {
        return TileRun.of(
                (Tiles) result.plan().worklets().get(0).schedule(),
                result.worklets().get(0).history());
    }

    @Test
    void shouldNotScoreTilesWithAKilledGuest() throws Exception {
        Launched run = run();
        files.awaitIntervals(FIRST_INTERVALS);
        ProcessHandle director = run.child(DIRECTOR);
        List<ProcessHandle> processes = run.descendants();
        GuestGroups.ofGuest(director, IDLE);
        signal("-KILL", GuestGroups.processes(director, IDLE));
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(4);
        RunResult result = files.result();
        assertThat(findings(result)).contains("run-incomplete", "worklet-fault");
        assertThat(result.worklets().get(0).intervals()).hasSizeLessThan(2 + 6);
        assertThat(tiles(result).knee((Tiles) result.plan().worklets().get(0).schedule()))
                .isEmpty();
        Launched.assertNoneLeft(processes);
        GuestGroups.awaitNone(director);
    }

    @Test
    void shouldNotScoreTilesWithAStarvedGuest() throws Exception {
        Launched run = run();
        files.awaitIntervals(FIRST_INTERVALS);
        ProcessHandle director = run.child(DIRECTOR);
        for (ControlGroup group : GuestGroups.ofGuest(director, WORK)) {
            if (group.has("cpu.max")) {
                group.write("cpu.max", "1000 100000");
            } else if (group.has("cpu.cfs_quota_us")) {
                group.write("cpu.cfs_quota_us", "1000");
            }
        }
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        RunResult result = files.result();
        assertThat(findings(result)).contains("guest-starved");
        assertThat(tiles(result).best()).isEmpty();
        GuestGroups.awaitNone(director);
    }

    @Test
    void shouldNotScoreTilesWithASilentGuest() throws Exception {
        Launched run = run();
        files.awaitIntervals(FIRST_INTERVALS);
        ProcessHandle director = run.child(DIRECTOR);
        GuestGroups.ofGuest(director, IDLE);
        List<Long> guest = GuestGroups.processes(director, IDLE);
        signal("-STOP", guest);
        await().pollDelay(Duration.ofMillis(3500)).atMost(Duration.ofMinutes(1)).until(() -> true);
        signal("-CONT", guest);
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        RunResult result = files.result();
        assertThat(findings(result)).contains("guest-silent").doesNotContain("guest-starved");
        assertThat(tiles(result).best()).isEmpty();
        GuestGroups.awaitNone(director);
    }

    /** The Chauffeur, the Director and a guest in turn, each with kill -9 at a random moment. */
    @Test
    void shouldLeaveNothingWhoeverIsKilled() throws Exception {
        Random random = new Random(75);
        for (int end = 0; end < ENDS; end++) {
            Path out = directory.resolve("out-" + end);
            Launched run = run(out);
            ProcessHandle director = run.child(DIRECTOR);
            new RunFiles(out).awaitIntervals(random.nextInt(FIRST_INTERVALS));
            await().pollDelay(Duration.ofMillis(random.nextInt(4000)))
                    .atMost(Duration.ofMinutes(1))
                    .until(() -> true);
            List<ProcessHandle> processes = run.descendants();
            switch (end % 3) {
                case 0 -> run.process().destroyForcibly();
                case 1 -> director.destroyForcibly();
                default -> {
                    GuestGroups.ofGuest(director, WORK);
                    signal("-KILL", GuestGroups.processes(director, WORK));
                }
            }
            run.process().waitFor();
            Launched.assertNoneLeft(processes);
            GuestGroups.awaitNone(director);
        }
        assertThat(GuestGroups.of("")).isEmpty();
    }
}
