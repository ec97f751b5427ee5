package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.NamedFigure;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;

/** The shipped program files against the real programs, in as few seconds as show that units are counted and held. */
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
        Launched verification =
                Installation.start(directory, "verify", directory.resolve("run").toString());
        assertThat(verification.exitCode()).as(verification.errors()).isZero();
    }

    /** Names of the figures that the program told of its level. */
    private List<String> figures(String program) throws Exception {
        return measured(program).worklets().get(0).intervals().get(1).clients().stream()
                .flatMap(client -> client.figures().stream())
                .map(NamedFigure::name)
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
                      calibration: {intervals: 1, pause: 0s, pre: 2s, recording: 1s, post: 0s}
                      levels: [10]
                      level: {pause: 0s, pre: 2s, recording: 1s, post: 0s}
                retry: {retries: 0}
                """.formatted(program));
        Path out = directory.resolve("run");
        List<String> words =
                new ArrayList<>(List.of("run", suite.toString(), "--meter", "none", "--out", out.toString()));
        words.addAll(List.of(options));
        Launched run = Installation.start(directory, words.toArray(String[]::new));
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        RunResult result = new RunFiles(out).result();
        assertThat(result.course().termination().complete()).isTrue();
        List<IntervalResult> intervals = result.worklets().get(0).intervals();
        assertThat(intervals).hasSize(2);
        double calibrated = actual(intervals.get(0));
        assertThat(calibrated).isPositive();
        assertThat(actual(intervals.get(1))).isBetween(0.02 * calibrated, 0.5 * calibrated);
        return result;
    }

    private static double actual(IntervalResult interval) {
        return interval.rates().actual().asOptional().orElseThrow();
    }
}
