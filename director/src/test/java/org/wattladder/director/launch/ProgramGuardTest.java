package org.wattladder.director.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.time.TimeSource;

class ProgramGuardTest {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private final MarkedProcesses processes = new MarkedProcesses(new SystemFiles(Path.of("/")), TimeSource.system());
    private final Process bare = start("env", "-i", "sleep", "1000");
    private final Process other = start("sleep", "1000");

    @AfterEach
    void end() {
        bare.destroyForcibly();
        other.destroyForcibly();
    }

    @Test
    void shouldKillWhatItWasToldOfAlthoughItBearsNoMarkButNoOtherProcessOfTheSameId() throws Exception {
        Process guard = start(
                JAVA, "-cp", System.getProperty("java.class.path"), ProgramGuard.class.getName(), "no-such-mark/");
        try (OutputStream input = guard.getOutputStream()) {
            String told = bare.pid() + " " + processes.startOf(bare.pid()).orElseThrow() + "\n" + other.pid() + " 1\n";
            input.write(told.getBytes(StandardCharsets.US_ASCII));
            input.flush();
            assertThat(bare.isAlive()).as("the guard waits").isTrue();
        }
        assertThat(guard.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(bare.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(other.isAlive()).isTrue();
    }

    /** Short commands come by the thousand; what ran before them is not forgotten. */
    @Test
    void shouldRememberWhatRunsBehindThousandsThatHaveEnded() throws Exception {
        Process guard = start(
                JAVA,
                "-Xmx16m",
                "-cp",
                System.getProperty("java.class.path"),
                ProgramGuard.class.getName(),
                "no-such-mark/");
        try (OutputStream input = guard.getOutputStream()) {
            StringBuilder told = new StringBuilder(
                    bare.pid() + " " + processes.startOf(bare.pid()).orElseThrow() + "\n");
            for (long ended = 0; ended < 500_000; ended++) {
                told.append(5_000_000_000L + ended).append(" 1\n");
            }
            input.write(told.toString().getBytes(StandardCharsets.US_ASCII));
        }
        assertThat(guard.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(guard.exitValue()).isZero();
        assertThat(bare.waitFor(10, TimeUnit.SECONDS)).isTrue();
    }

    private static Process start(String... command) {
        try {
            return new ProcessBuilder(command).start();
        } catch (IOException cannotStart) {
            throw new IllegalStateException(cannotStart);
        }
    }
}
