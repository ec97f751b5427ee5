package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A started script, its output and the processes it started in turn. */
record Launched(Process process, Path out, Path err) {
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    int exitCode() throws InterruptedException {
        boolean ended = process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        if (!ended) {
            descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        assertThat(ended)
                .as("the process ended within %s: %s", PATIENCE, errors())
                .isTrue();
        return process.exitValue();
    }

    String output() {
        return read(out);
    }

    String errors() {
        return read(err);
    }

    List<ProcessHandle> descendants() {
        return process.descendants().toList();
    }

    /** Waits until all of these have ended. */
    static void assertNoneLeft(List<ProcessHandle> processes) {
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(processes).noneMatch(ProcessHandle::isAlive));
    }

    /** The one process below this one whose command line names the class. */
    ProcessHandle child(String mainClass) {
        return children(mainClass).get(0);
    }

    private List<ProcessHandle> children(String mainClass) {
        await().atMost(PATIENCE).until(() -> descendants().stream().anyMatch(handle -> runs(handle, mainClass)));
        return descendants().stream().filter(handle -> runs(handle, mainClass)).toList();
    }

    private static boolean runs(ProcessHandle handle, String mainClass) {
        try {
            String words = Files.readString(Path.of("/proc/" + handle.pid() + "/cmdline"), StandardCharsets.UTF_8);
            return Stream.of(words.split("\0")).anyMatch(word -> word.equals(mainClass));
        } catch (IOException gone) {
            return false;
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
