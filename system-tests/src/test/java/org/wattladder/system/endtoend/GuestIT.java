package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.system.disk.Commands;

/** Real runs on a machine that is limited, or shared with others: the result says so. */
@Isolated("it looks at what disturbs a run")
@Tag("full")
class GuestIT {
    private static final Pattern LISTENING = Pattern.compile("listening on 127\\.0\\.0\\.1:(\\d+)");

    @TempDir
    private Path directory;

    private RunFiles files;

    @BeforeEach
    void nameTheRun() throws Exception {
        assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "this machine has one CPU only");
        assumeTrue(Commands.output("taskset", "-c", "1", "true").isPresent(), "CPU 1 cannot be chosen here");
        files = new RunFiles(directory.resolve("out"));
    }

    @Test
    void shouldUseTheOneCpuItIsLeftAndSaySo() throws Exception {
        RunResult result = run(List.of("taskset", "-c", "1"));

        assertThat(result.hosts().get(0).facts().processors().allowedCpus()).isEqualTo("1");
        assertThat(result.worklets().get(0).clients())
                .singleElement()
                .satisfies(client ->
                        assertThat(client.facts().pinning().verifiedCpus()).isEqualTo("1"));
        assertThat(result.worklets().get(0).intervals())
                .last()
                .satisfies(
                        level -> assertThat(level.rates().actual().asOptional().orElseThrow())
                                .isPositive());
        assertThat(findings(result)).contains("cpus-restricted");
    }

    @Test
    void shouldSeeTheQuotaOfItsCgroupAndThatItIsUsedUp() throws Exception {
        try (CpuQuota quota = CpuQuota.half()) {
            Launched director = launch(quota.inside(script(), "director", "--listen", "127.0.0.1:0"));
            try {
                RunResult result = run(List.of(), "--host", "127.0.0.1:" + port(director));

                assertThat(result.hosts().get(0).facts().processors().quota()).isEqualTo(Measurement.of(0.5));
                assertThat(findings(result)).contains("cgroup-quota");
                Conditions level = result.worklets()
                        .get(0)
                        .intervals()
                        .get(1)
                        .conditions()
                        .get(0)
                        .facts();
                assertThat(level.quotaThrottledPercent().asOptional()).isPresent();
                // On a machine that others keep busy, not even half a CPU is to be had.
                if (level.ownCpuPercent().asOptional().orElse(0) > 45) {
                    assertThat(findings(result)).contains("quota-throttling");
                }
            } finally {
                director.process().destroy();
                assertThat(director.process().waitFor(20, TimeUnit.SECONDS)).isTrue();
            }
        }
    }

    @Test
    void shouldSeeWhoTakesTheCpuOfItsClientAndTryAgain() throws Exception {
        Process spinner = new ProcessBuilder("taskset", "-c", "1", "sh", "-c", "while :; do :; done").start();
        try {
            RunResult result = run(List.of());

            assertThat(findings(result)).contains("background-load", "cpu-contention", "interval-repeated");
            assertThat(result.worklets().get(0).discards())
                    .hasSize(2)
                    .allSatisfy(discard -> assertThat(Words.in(Language.ENGLISH).say(discard.reason()))
                            .contains("% CPU contention"));
            assertThat(result.worklets().get(0).intervals()).hasSize(2);
            assertThat(Files.readString(files.directory().resolve("journal.jsonl")))
                    .contains("interval-discarded");
            assertThat(files.artefacts().get("details.html")).contains("Discarded attempts");
        } finally {
            spinner.destroyForcibly().waitFor();
        }
        Launched verify =
                Installation.start(directory, "verify", files.directory().toString());
        assertThat(verify.exitCode()).as(verify.output()).isZero();
    }

    private RunResult run(List<String> before, String... options) throws Exception {
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(
                script(),
                "run",
                "guest",
                "--config",
                Installation.HOME
                        .resolve("system-tests/src/test/resources/config")
                        .toString(),
                "--meter",
                "none",
                "--out",
                files.directory().toString()));
        command.addAll(Arrays.asList(options));
        Launched run = launch(command);
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        return files.result();
    }

    private Launched launch(List<String> command) throws Exception {
        return Installation.start(Path.of("/usr/bin/env"), directory, command.toArray(String[]::new));
    }

    private static String script() {
        return Installation.HOME.resolve("wattladder").toString();
    }

    private static String port(Launched director) {
        await().atMost(Duration.ofSeconds(60))
                .until(() -> LISTENING.matcher(director.output()).find());
        Matcher matcher = LISTENING.matcher(director.output());
        assertThat(matcher.find()).isTrue();
        return matcher.group(1);
    }

    private static List<String> findings(RunResult result) {
        return SuiteSystems.judge(RunFigures.of(result)).findings().stream()
                .map(Finding::id)
                .toList();
    }
}
