package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Commands that {@code wattladder measure} cannot measure: what the user is told, and that nothing is left behind. */
@Order(1)
class UnmeasurableCommandsIT {
    /** Commands that no test beside this one has. */
    private static final String SLEEP = "sleep 1000." + ProcessHandle.current().pid();

    private static final String DETACHED_SLEEP =
            "sleep 900." + ProcessHandle.current().pid();

    @TempDir
    private Path directory;

    /** A command that is no good, what the user is told, and the end of the command line that must not be left behind. */
    private record Bad(String command, String options, String sentence, String process) {
        @Override
        public String toString() {
            return command;
        }
    }

    static Stream<Bad> bad() {
        return Stream.of(
                new Bad("echo broken >&2; exit 3", "", "it ended with exit code 3", "exit 3"),
                new Bad(SLEEP, "--limit 2s", "it did not come to its end within 2 s", SLEEP),
                new Bad(
                        "(setsid " + DETACHED_SLEEP + " > /dev/null 2>&1 &)",
                        "",
                        "it ended and left 1 processes behind",
                        DETACHED_SLEEP),
                new Bad("read word < /dev/tty", "", "it ended with exit code ", "/dev/tty"));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void shouldEndWithOneSentenceAndLeaveNothingBehind(Bad bad) throws Exception {
        Launched launched = Installation.measure(
                directory,
                "--meter none --idle 0s --runs 1 --window 1s --quiet " + bad.options,
                "--shell",
                bad.command);
        assertThat(launched.exitCode()).as(launched.errors()).isEqualTo(4);
        assertThat(launched.errors()).contains(bad.sentence).doesNotContain("\tat ", "incomplete:");
        assertThat(launched.output()).contains("No window was measured.");
        assertThat(ProcessHandle.allProcesses().flatMap(process -> process.info().commandLine().stream()))
                .noneMatch(line -> line.endsWith(bad.process));
    }
}
