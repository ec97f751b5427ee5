package org.wattladder.console.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands are scripts here, which wait and refuse as the real one does. */
class RunProcessTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    @TempDir
    private Path home;

    private RunProcess process(String script, Duration limit) throws IOException {
        Path launcher = Files.createDirectories(home.resolve("bin")).resolve("wattladder");
        Files.writeString(launcher, "#!/bin/sh\n" + script);
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
        return new RunProcess(home, home, limit);
    }

    @Test
    void shouldSayWhatACommandWaitsForAndThenWhyItRefused() throws Exception {
        RunProcess process = process(
                "echo 'waiting for the meter' >&2\nwhile [ ! -e go ]; do sleep 0.05; done\necho 'no meter' >&2\nexit 3\n",
                LONG);
        CompletableFuture<Void> start =
                CompletableFuture.runAsync(() -> assertThatThrownBy(() -> process.start(List.of("run"), () -> false))
                        .isInstanceOf(RunProcess.NotStarted.class)
                        .hasMessage("no meter"));
        await().until(() -> process.starting().equals(List.of("waiting for the meter")));
        Files.createFile(home.resolve("go"));
        start.join();
        assertThat(process.starting()).isEmpty();
    }

    @Test
    void shouldWaitUntilTheRunHasBegun() throws Exception {
        RunProcess process = process("touch begun\nsleep 5\n", LONG);
        process.start(List.of("run"), () -> Files.exists(home.resolve("begun")));
        assertThat(process.starting()).isEmpty();
        process("exit 0\n", LONG).start(List.of("run"), () -> false);
    }

    @Test
    void shouldEndWhatNeitherBeginsNorRefuses() throws Exception {
        RunProcess process =
                process("echo $$ > id\necho 'waiting for ever' >&2\nexec sleep 600\n", Duration.ofMillis(500));
        assertThatThrownBy(() -> process.start(List.of("run"), () -> false))
                .isInstanceOf(RunProcess.NotStarted.class)
                .hasMessageContaining("waiting for ever");
        long id = Long.parseLong(Files.readString(home.resolve("id")).strip());
        await().until(() -> ProcessHandle.of(id).map(each -> !each.isAlive()).orElse(true));
    }
}
