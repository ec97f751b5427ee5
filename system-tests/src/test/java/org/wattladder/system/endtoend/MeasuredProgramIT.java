package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.worklets.api.Figure;

/** The shipped program files against the real programs, in as few seconds as show that units are counted and held. */
@Tag("full")
class MeasuredProgramIT {
    @TempDir
    private Path directory;

    @Test
    void shouldCalibratePgbenchAndHoldItAtALevel() throws Exception {
        needs("/usr/bin/pgbench", "postgresql");
        RunResult result = measured("pgbench");
        assertThat(result.worklets().get(0).servers())
                .extracting(each -> each.role())
                .containsExactly("cluster", "server", "data", "worklet");
        assertThat(result.worklets().get(0).servers())
                .allSatisfy(each -> assertThat(each.facts().executableSha256()).hasSize(64));
        try (Stream<Path> left = Files.list(Path.of("/tmp"))) {
            assertThat(left).noneMatch(each -> each.getFileName().toString().startsWith("wattladder-program-"));
        }
    }

    @Test
    void shouldCalibrateSysbenchAndHoldItAtALevel() throws Exception {
        needs("/usr/bin/sysbench", "sysbench");
        assertThat(measured("sysbench-cpu")
                        .worklets()
                        .get(0)
                        .clients()
                        .get(0)
                        .facts()
                        .javaVersion())
                .startsWith("sysbench ");
    }

    @Test
    void shouldCalibrateFioAndHoldItAtALevel() throws Exception {
        needs("/usr/bin/fio", "fio");
        assertThat(figures("fio-randread")).contains("latency", "latency-p99");
    }

    @Test
    void shouldCalibrateNginxAndHoldItAtALevel() throws Exception {
        needs("/usr/sbin/nginx", "nginx");
        needs("/usr/bin/h2load", "nghttp2-client");
        assertThat(figures("nginx")).contains("counted-over-lifetime");
    }

    @Test
    void shouldCalibrateRedisAndHoldItAtALevel() throws Exception {
        needs("/usr/bin/redis-benchmark", "redis");
        needs("/usr/bin/sysbench", "sysbench");
        assumeTrue(
                Files.exists(Path.of("/usr/share/lua/5.1/redis.lua")),
                "lua-redis is not installed; apt-get install lua-redis to run this test");
        assertThat(figures("redis")).contains("latency-p95");
    }

    @Test
    void shouldTellAProgramItsRateAndReportItsResponseTimes() throws Exception {
        needs("/usr/bin/python3", "python3");
        Path programs = Files.createDirectories(directory.resolve("config/programs"));
        Files.copy(Path.of("../docs/program-examples/hashes.py"), programs.resolve("hashes.py"));
        Files.writeString(programs.resolve("hashes.yaml"), """
                title: hashes in Python
                unit: hash
                pace: stdin
                start: [python3, "{home}/hashes.py"]
                """);
        RunResult result =
                measured("hashes", "--config", directory.resolve("config").toString());
        TypeResult level = result.worklets().get(0).intervals().get(1).types().get(0);
        assertThat(Histograms.sum(List.of(level.responseHistogram()))
                        .orElseThrow()
                        .getTotalCount())
                .isEqualTo(level.transactions());
        assertThat(Files.readString(directory.resolve("run/latency.csv"))).contains("hash");
        verified();
    }

    @Test
    void shouldHoldStressNgAtAShareOfItsProcessorTime() throws Exception {
        needs("/usr/bin/stress-ng", "stress-ng");
        assertThat(figures("stress-ng")).contains("counted-over-lifetime", "share-asked", "share-granted");
        assertThat(Files.readString(directory.resolve("run/result.txt"))).contains("duty-cycled");
        verified();
    }

    @Test
    void shouldHoldOpensslAtAShareOfItsProcessorTime() throws Exception {
        needs("/usr/bin/openssl", "openssl");
        assertThat(figures("openssl-speed")).contains("share-asked", "share-granted");
    }

    @Test
    void shouldRunSevenZipToItsEnd() throws Exception {
        needs("/usr/bin/7z", "p7zip-full");
        assertThat(figuresOfOneLife("7z")).contains("rating", "seconds-to-completion");
        assertThat(Files.readString(directory.resolve("run/result.txt"))).contains("joules to completion");
        verified();
    }

    @Test
    void shouldRunTheHpcChallengeToItsEnd() throws Exception {
        needs("/usr/bin/hpcc", "hpcc");
        assertThat(figuresOfOneLife("hpcc")).contains("hpl", "stream-triad", "seconds-to-completion");
    }

    @Test
    void shouldCompileAKernelAndShowItBesideThatInJava() throws Exception {
        needs("/usr/bin/cc", "gcc");
        Path programs = Files.createDirectories(directory.resolve("config/programs"));
        Files.copy(Path.of("../config/programs/native-bandwidth.c"), programs.resolve("native-bandwidth.c"));
        Files.writeString(
                programs.resolve("native-triad.yaml"),
                Files.readString(Path.of("../config/programs/native-triad.yaml"))
                        .replace("\"80%\", \"100\"", "\"192\", \"20\""));
        assertThat(figuresOfOneLife(
                        "native-triad", "--config", directory.resolve("config").toString()))
                .contains("best", "array", "seconds-to-completion");
        assertThat(Files.readString(directory.resolve("run/result.txt"))).contains("triad in C");
    }

    @Test
    void shouldCountUnitsOfAnAcceleratorBesideTheMeterOfItsBoard() throws Exception {
        Path smi = directory.resolve("nvidia-smi");
        Files.writeString(smi, """
                #!/bin/sh
                case "$*" in
                *--loop-ms=*) while :; do echo '0, NVIDIA Fake, 150.25'; sleep 0.2; done ;;
                *) echo '0, NVIDIA Fake, 150.25' ;;
                esac
                """);
        Path toy = directory.resolve("config/programs/board");
        Files.createDirectories(toy.getParent());
        Files.writeString(toy, """
                #!/bin/sh
                echo ready
                while read -r word rate; do
                    [ "$word" = rate ] && hold=$rate
                    [ "$word" = start ] && [ "$hold" = max ] && images=1000
                    [ "$word" = start ] && [ "$hold" != max ] && images=100
                    [ "$word" = stop ] && echo "done $images"
                done
                """);
        for (Path each : List.of(smi, toy)) {
            Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        Files.writeString(toy.resolveSibling("accelerator.yaml"), """
                title: an accelerator
                unit: image
                pace: stdin
                start: [./board]
                """);
        RunResult result = measured(
                "accelerator",
                "--meter",
                "nvml:command=" + smi,
                "--config",
                directory.resolve("config").toString());
        IntervalResult level = result.worklets().get(0).intervals().get(1);
        assertThat(level.power().averageWatts().asOptional()).hasValue(150.25);
    }

    private List<String> figuresOfOneLife(String program, String... options) throws Exception {
        Path suite = directory.resolve("suite.yaml");
        Files.writeString(suite, """
                title: t
                system: memory-bandwidth
                worklets:
                  program:%s: {schedule: iterations, iterations: {pause: 0s, pre: 0, count: 1, post: 0}}
                retry: {retries: 0}
                """.formatted(program));
        RunResult result = run(suite, options);
        IntervalResult interval = result.worklets().get(0).intervals().get(0);
        assertThat(interval.types().get(0).transactions()).isPositive();
        assertThat(interval.window().nanos())
                .isEqualTo(interval.clients().get(0).recordingNanos());
        return interval.clients().get(0).figures().stream().map(Figure::name).toList();
    }

    private void verified() throws Exception {
        Launched verification =
                Installation.start(directory, "verify", directory.resolve("run").toString());
        assertThat(verification.exitCode()).as(verification.errors()).isZero();
    }

    /** Names of the figures that the program told of its level. */
    private List<String> figures(String program) throws Exception {
        return measured(program).worklets().get(0).intervals().get(1).clients().stream()
                .flatMap(client -> client.figures().stream())
                .map(Figure::name)
                .toList();
    }

    private static void needs(String program, String debianPackage) {
        assumeTrue(
                Files.isExecutable(Path.of(program)),
                program + " is not installed; apt-get install " + debianPackage + " to run this test");
    }

    /** A run of some seconds that asks for a tenth of the calibrated rate, which even a busy machine holds. */
    private RunResult measured(String program, String... options) throws Exception {
        Path suite = directory.resolve("suite.yaml");
        Files.writeString(suite, """
                title: t
                worklets:
                  program:%s:
                    ladder:
                      warm-up: 0s
                      calibration: {intervals: 1, pause: 0s, pre: 2s, recording: 3s, post: 0s}
                      levels: [10]
                      level: {pause: 0s, pre: 2s, recording: 3s, post: 0s}
                retry: {retries: 0}
                """.formatted(program));
        RunResult result = run(suite, options);
        List<IntervalResult> intervals = result.worklets().get(0).intervals();
        assertThat(intervals).hasSize(2);
        double calibrated = actual(intervals.get(0));
        assertThat(calibrated).isPositive();
        assertThat(actual(intervals.get(1))).isBetween(0.02 * calibrated, 0.5 * calibrated);
        return result;
    }

    private RunResult run(Path suite, String... options) throws Exception {
        Path out = directory.resolve("run");
        List<String> words = new ArrayList<>(List.of("run", suite.toString(), "--out", out.toString()));
        if (!List.of(options).contains("--meter")) {
            words.addAll(List.of("--meter", "none"));
        }
        words.addAll(List.of(options));
        Launched run = Installation.start(directory, words.toArray(String[]::new));
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        RunResult result = new RunFiles(out).result();
        assertThat(result.course().termination().complete()).isTrue();
        return result;
    }

    private static double actual(IntervalResult interval) {
        return interval.rates().actual().asOptional().orElseThrow();
    }
}
