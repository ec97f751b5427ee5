package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;

/** Recordings that end when they are precise, over a kill: three have full length, and those behind them are short. */
@Order(1)
class PreciseRunIT {
    private static final long FULL = 7;
    private static final long EARLY = 3;

    @TempDir
    private Path directory;

    @Test
    void shouldEndRecordingsEarlyOnceTheMeterIsKnownAndRememberItInAResumedRun() throws Exception {
        RunFiles files = new RunFiles(directory.resolve("out"));
        Launched first =
                Installation.runPrecise(directory, "--out", files.directory().toString());
        files.awaitIntervals(6);
        first.process().destroyForcibly();
        first.exitCode();

        Launched second = Installation.start(
                directory, "run", "--resume", files.directory().toString());
        assertThat(second.exitCode()).as(second.errors()).isIn(0, 1);
        assertThat(second.errors()).contains("at most");

        RunResult result = files.result();
        assertThat(result.course().termination().complete()).isTrue();
        List<IntervalResult> counted = result.worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .filter(interval -> interval.plan().counts())
                .toList();
        assertThat(counted)
                .extracting(interval -> interval.plan().lengths().recording())
                .containsExactly(
                        Duration.ofSeconds(FULL),
                        Duration.ofSeconds(FULL),
                        Duration.ofSeconds(FULL),
                        Duration.ofSeconds(EARLY),
                        Duration.ofSeconds(EARLY),
                        Duration.ofSeconds(EARLY));
        assertThat(counted)
                .allSatisfy(interval -> assertThat(interval.window().nanos() / 1e9)
                        .isBetween(
                                interval.plan().lengths().recording().toSeconds() - 0.1,
                                interval.plan().lengths().recording().toSeconds() + 2.0));
        assertThat(Files.readString(files.directory().resolve("journal.jsonl")))
                .as("planned and recorded lengths")
                .contains("PT7S", "PT3S");

        Launched verify =
                Installation.start(directory, "verify", files.directory().toString());
        assertThat(verify.exitCode()).as(verify.output()).isZero();
    }
}
