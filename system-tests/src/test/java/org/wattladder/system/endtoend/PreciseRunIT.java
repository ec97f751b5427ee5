package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
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

/**
 * Recordings of two hosts that end when they are precise, over a kill: three have full length, and those behind them are short, on both
 * hosts alike.
 */
@Order(1)
@Tag("full")
class PreciseRunIT {
    private static final long FULL = 7;
    private static final long EARLY = 3;
    private static final double NANOS = 1e9;

    @TempDir
    private Path directory;

    private LocalDirector first;
    private LocalDirector second;

    @BeforeEach
    void startHosts() throws IOException {
        first = LocalDirector.start(directory);
        second = LocalDirector.start(directory);
    }

    @AfterEach
    void endHosts() throws Exception {
        first.end();
        second.end();
    }

    @Test
    void shouldEndRecordingsEarlyOnceTheMeterIsKnownAndRememberItInAResumedRun() throws Exception {
        RunFiles files = new RunFiles(directory.resolve("out"));
        Launched killed = Installation.runPrecise(
                directory,
                "--host",
                first.address(),
                "--host",
                second.address(),
                "--out",
                files.directory().toString());
        files.awaitIntervals(6);
        killed.process().destroyForcibly();
        killed.exitCode();

        Launched resumed = Installation.start(
                directory, "run", "--resume", files.directory().toString());
        assertThat(resumed.exitCode()).as(resumed.errors()).isIn(0, 1);
        assertThat(resumed.errors()).contains("at most");

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
                .allSatisfy(interval -> assertThat(interval.window().nanos() / NANOS)
                        .isBetween(
                                interval.plan().lengths().recording().toSeconds() - 0.1,
                                interval.plan().lengths().recording().toSeconds() + 2.0));
        assertThat(counted.subList(0, 5)).allSatisfy(interval -> {
            assertThat(interval.clients())
                    .extracting(HostInterval::host)
                    .containsExactly(first.address(), second.address());
            assertThat(interval.clients())
                    .extracting(client -> client.recordingNanos() / NANOS)
                    .allSatisfy(seconds -> assertThat(seconds)
                            .isBetween(
                                    interval.plan().lengths().recording().toSeconds() - 0.1,
                                    interval.plan().lengths().recording().toSeconds() + 2.0));
        });
        assertThat(Files.readString(files.directory().resolve("journal.jsonl")))
                .as("planned and recorded lengths")
                .contains("PT7S", "PT3S");

        Launched verify =
                Installation.start(directory, "verify", files.directory().toString());
        assertThat(verify.exitCode()).as(verify.output()).isZero();
    }
}
