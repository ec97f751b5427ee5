package org.wattladder.system.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A few rows of the table against the command that users start: exit code, sentence, and what can be done with the run afterwards. */
@Tag("full")
class HostileProcessIT {
    private static final Path HOME =
            Path.of(System.getProperty("wattladder.home")).toAbsolutePath().normalize();
    private static final int VALID = 0;
    private static final int UNREACHABLE = 3;
    private static final int BROKEN_OFF = 4;
    private static final String SUITE = """
            title: Two worklets
            seed: 7
            defaults:
              clients: {per: host, users: 1, heap: 64MiB}
              ladder:
                warm-up: 1s
                calibration: {intervals: 1, pre: 0s, recording: 1s, post: 0s}
                levels: [100]
                level: {pause: 0s, pre: 0s, recording: 1s, post: 0s}
            worklets:
              lu:
              sor:
            """;

    @TempDir
    private Path directory;

    private record Ended(int exitCode, String errors) {}

    private Ended command(String... words) throws Exception {
        List<String> all = new ArrayList<>(List.of(HOME.resolve("wattladder").toString()));
        all.addAll(Arrays.asList(words));
        Path errors = Files.createTempFile(directory, "stderr", ".txt");
        ProcessBuilder builder = new ProcessBuilder(all)
                .directory(directory.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(errors.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        boolean ended = process.waitFor(3, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertThat(ended).as(Files.readString(errors)).isTrue();
        return new Ended(process.exitValue(), Files.readString(errors));
    }

    private Ended run(String row) throws Exception {
        Path suites = Files.createDirectories(directory.resolve("config/suites"));
        Files.writeString(suites.resolve("two.yaml"), SUITE);
        Lie lie = SemanticLies.all().stream()
                .filter(each -> each.name().equals(row))
                .findFirst()
                .orElseThrow();
        try (LyingDirector director = new LyingDirector(lie)) {
            return command(
                    "run",
                    "two",
                    "--config",
                    directory.resolve("config").toString(),
                    "--host",
                    "127.0.0.1:" + director.port(),
                    "--meter",
                    "none",
                    "--out",
                    directory.resolve("out").toString());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "recording started an hour ahead, atNanos after the planned start is",
        "RecordingStarted of the next interval, interval is",
        "10^9 users, users must be from 0 to 100000",
        "two clients per host, clients is 2",
    })
    void shouldKeepAndReportWhatWasMeasuredBefore(String row, String sentence) throws Exception {
        Ended run = run(row);
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(BROKEN_OFF);
        assertThat(run.errors()).contains(sentence).contains("host ").doesNotContain("Exception", "	at ");
        String out = directory.resolve("out").toString();
        Ended report = command("report", out);
        assertThat(report.exitCode()).as(report.errors()).isEqualTo(VALID);
        Ended verify = command("verify", out);
        assertThat(verify.exitCode()).as(verify.errors()).isEqualTo(VALID);
        assertThat(Files.readString(directory.resolve("out/journal.jsonl")).lines())
                .filteredOn(line -> line.contains("\"interval-recorded\""))
                .hasSizeGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"cores -5, cores must be from 0", "memory of 8 EiB, installedBytes must be"})
    void shouldNotLetAnImpossibleHostJoin(String row, String sentence) throws Exception {
        Ended run = run(row);
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(UNREACHABLE);
        assertThat(run.errors()).contains(sentence).doesNotContain("Exception");
    }
}
