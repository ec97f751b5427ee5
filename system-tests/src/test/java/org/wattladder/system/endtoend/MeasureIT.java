package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code wattladder measure} as a user calls it, with real commands of this machine. */
@Execution(ExecutionMode.CONCURRENT)
@Order(1)
class MeasureIT {
    @TempDir
    private Path directory;

    @Test
    void shouldCompareTwoCommandsAndKeepWhatWasMeasured() throws Exception {
        Files.writeString(directory.resolve("page.txt"), "a page\n".repeat(1000));
        Launched launched = measure(
                "--meter scripted:watts=100 --idle 3s --runs 2 --window 2s --unit line --count ^([0-9]+)$ --out run"
                        + " --export csv figures.csv --html page.html",
                "--shell",
                "wc -l < page.txt",
                "sleep 0.2; wc -l < page.txt");
        assertThat(launched.exitCode()).as(launched.errors()).isZero();
        assertThat(launched.output())
                .contains("A: wc -l < page.txt", "B takes ", " of the energy of A and ", "per line, ")
                .contains("Idle before and after: 100.0 W and 100.0 W; evidence tier scripted.");
        assertThat(Files.readAllLines(directory.resolve("figures.csv"))).hasSize(3);
        assertThat(Files.readString(directory.resolve("page.html")))
                .contains("<section id=\"measure\">", "class=\"dot");
        Launched verification = Installation.start(directory, "verify", "run");
        assertThat(verification.exitCode()).as(verification.output()).isZero();
    }

    /** A length of sleep that no test beside this one has. */
    private static final String LONG = "1000." + ProcessHandle.current().pid();

    /** A command that is no good, what the user is told, and the end of the command line that must not be left behind. */
    private record Bad(String command, String options, String sentence, String process) {
        @Override
        public String toString() {
            return command;
        }
    }

    static Stream<Bad> bad() {
        String detached = "sleep 2" + LONG;
        return Stream.of(
                new Bad("echo broken >&2; exit 3", "", "it ended with exit code 3", "exit 3"),
                new Bad("sleep " + LONG, "--limit 2s", "it did not come to its end within 2 s", "sleep " + LONG),
                new Bad(
                        "(setsid " + detached + " > /dev/null 2>&1 &)",
                        "",
                        "it ended and left 1 processes behind",
                        detached),
                new Bad("read word < /dev/tty", "", "it ended with exit code ", "/dev/tty"));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void shouldEndWithOneSentenceAndLeaveNothingBehind(Bad bad) throws Exception {
        Launched launched =
                measure("--meter none --idle 0s --runs 1 --window 1s --quiet " + bad.options, "--shell", bad.command);
        assertThat(launched.exitCode()).as(launched.errors()).isEqualTo(4);
        assertThat(launched.errors()).contains(bad.sentence).doesNotContain("\tat ", "incomplete:");
        assertThat(launched.output()).contains("No window was measured.");
        assertThat(ProcessHandle.allProcesses().flatMap(process -> process.info().commandLine().stream()))
                .noneMatch(line -> line.endsWith(bad.process));
    }

    @Test
    void shouldSayThatAProcessEndedInMidRun() throws Exception {
        Process mortal = new ProcessBuilder("sleep", "600").start();
        Launched launched = Installation.start(
                directory, "measure", "--meter", "none", "--for", "24s", "--pid", Long.toString(mortal.pid()));
        await().atMost(Duration.ofMinutes(2))
                .until(() -> launched.errors().contains("warm-up")
                        || !launched.process().isAlive());
        mortal.destroy();
        assertThat(launched.exitCode()).as(launched.errors()).isEqualTo(4);
        assertThat(launched.errors()).contains("process " + mortal.pid() + " runs no longer");
    }

    private Launched measure(String options, String... commands) throws Exception {
        List<String> words = new ArrayList<>(List.of("measure"));
        words.addAll(List.of(options.strip().split(" +")));
        words.addAll(Arrays.asList(commands));
        return Installation.start(directory, words.toArray(String[]::new));
    }
}
