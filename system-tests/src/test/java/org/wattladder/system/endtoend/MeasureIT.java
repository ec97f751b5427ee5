package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code wattladder measure} as a user calls it, with real commands of this machine. */
@Order(1)
class MeasureIT {
    @TempDir
    private Path directory;

    @Test
    void shouldCompareTwoCommandsAndKeepWhatWasMeasured() throws Exception {
        Files.writeString(directory.resolve("page.txt"), "a page\n".repeat(1000));
        Launched launched = Installation.measure(
                directory,
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
}
