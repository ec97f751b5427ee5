package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;

/** One tiny run on this machine, looked at from every side. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Order(1)
class CompleteRunIT {
    private Path directory;
    private RunFiles files;
    private Launched run;
    private List<ProcessHandle> processes;
    private RunResult result;

    @BeforeAll
    void runOnce(@TempDir Path directory) throws Exception {
        this.directory = directory;
        files = new RunFiles(directory.resolve("with space/out"));
        run = Installation.runTiny(directory, "--out", files.directory().toString());
        files.awaitIntervals(2);
        processes = run.descendants();
        assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
        result = files.result();
    }

    @Test
    void shouldLeaveEveryArtefact() throws Exception {
        assertThat(files.artefacts().values())
                .isNotEmpty()
                .allSatisfy(content -> assertThat(content).isNotBlank());
        for (String name :
                List.of("plan.yaml", "environment.yaml", "journal.jsonl", "samples.csv", "manifest.sha256")) {
            assertThat(files.directory().resolve(name)).isNotEmptyFile();
        }
    }

    @Test
    void shouldRunEveryIntervalOfThePlan() {
        assertThat(result.course().termination().complete()).isTrue();
        assertThat(result.worklets()).extracting(WorkletResult::name).containsExactly("crypto-aes", "lu", "idle");
        assertThat(result.worklets()).isNotEmpty().allSatisfy(worklet -> {
            assertThat(worklet.faults()).isEmpty();
            assertThat(worklet.intervals()).isNotEmpty();
        });
    }

    @Test
    void shouldPinEveryClientToItsOwnCpu() {
        for (WorkletResult worklet : result.worklets()) {
            assertThat(worklet.clients())
                    .isNotEmpty()
                    .allSatisfy(client -> assertThat(client.facts().pinning().verifiedCpus())
                            .isEqualTo(client.facts().pinning().requestedCpus()));
            assertThat(worklet.clients())
                    .extracting(client -> client.facts().pinning().requestedCpus())
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void shouldCompleteTransactionsAtEveryPacedLevel() {
        List<IntervalResult> halves = result.worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .filter(interval -> interval.plan().load().equals(new Load.Share(50)))
                .toList();
        assertThat(halves).hasSize(2).allSatisfy(interval -> {
            assertThat(interval.types()).isNotEmpty();
            assertThat(interval.rates().target().asOptional()).isPresent();
            assertThat(interval.rates().actual().asOptional().orElseThrow()).isPositive();
        });
    }

    @Test
    void shouldGiveEveryWindowThatCountsWattsWithTheirTierAndATemperature() {
        result.worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .filter(interval -> interval.plan().metered())
                .forEach(interval -> {
                    assertThat(interval.power().averageWatts().asOptional().orElse(-1))
                            .as("watts of %s", interval)
                            .isBetween(39.0, 101.0);
                    assertThat(interval.power().tier()).contains(EvidenceTier.ESTIMATED);
                    assertThat(interval.temperature().averageCelsius().asOptional())
                            .hasValue(22.5);
                });
    }

    @Test
    void shouldSayEstimatedWhereverAWattIsShown() throws Exception {
        assertThat(files.artefacts().values())
                .isNotEmpty()
                .allSatisfy(content -> assertThat(content).containsIgnoringCase("estimated"));
    }

    @Test
    void shouldBeReadByDuckDbAsTheTutorialShows() throws Exception {
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = database.createStatement();
                ResultSet rows = statement.executeQuery(TutorialSnippets.reading(files.directory(), "sql"))) {
            int count = 0;
            while (rows.next()) {
                count++;
                assertThat(rows.getInt("samples")).isEqualTo(rows.getInt("power_samples"));
                assertThat(rows.getDouble("mean_of_samples")).isCloseTo(rows.getDouble("average_watts"), within(0.002));
            }
            assertThat(count).isEqualTo((int) result.worklets().stream()
                    .flatMap(worklet -> worklet.intervals().stream())
                    .filter(interval ->
                            Set.of("level", "idle").contains(interval.plan().word()))
                    .count());
        }
    }

    @Test
    void shouldBeReadByPandasAsTheTutorialShows() throws Exception {
        Path script =
                Files.writeString(directory.resolve("power.py"), TutorialSnippets.reading(files.directory(), "python"));
        Process python = new ProcessBuilder("python3", script.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int exitCode = python.waitFor();
        assumeThat(output).as("pandas is not installed").doesNotContain("No module named 'pandas'");
        assertThat(exitCode).as(output).isZero();
        assertThat(output).contains("crypto-aes level", "idle  idle", "mean");
    }

    @Test
    void shouldDeriveEveryPrintedFigureAnew() throws Exception {
        Launched verify =
                Installation.start(directory, "verify", files.directory().toString());
        assertThat(verify.exitCode()).as(verify.output()).isZero();
        assertThat(verify.output()).contains("verified: ");
    }

    @Test
    void shouldMakeTheSameReportsAgain() throws Exception {
        Map<String, String> before = files.artefacts();
        Launched report =
                Installation.start(directory, "report", files.directory().toString());
        assertThat(report.exitCode()).as(report.errors()).isZero();
        assertThat(files.artefacts()).isEqualTo(before);
    }

    @Test
    void shouldComposeTheSameResultFromTheJournal() throws Exception {
        String before = Files.readString(files.directory().resolve("result.xml"));
        Path copy = directory.resolve("composed");
        Files.createDirectories(copy);
        for (String name : List.of("plan.yaml", "journal.jsonl")) {
            Files.copy(files.directory().resolve(name), copy.resolve(name));
        }
        assertThat(Installation.start(directory, "report", copy.toString()).exitCode())
                .isZero();
        assertThat(Files.readString(copy.resolve("result.xml"))).isEqualTo(before);
    }

    @Test
    void shouldLeaveNoProcessBehind() {
        assertThat(processes).hasSizeGreaterThanOrEqualTo(4).noneMatch(ProcessHandle::isAlive);
    }

    @Test
    void shouldRefuseToWriteOverARun() throws Exception {
        Launched again = Installation.start(
                directory, "run", "--quick", "--out", files.directory().toString());
        assertThat(again.exitCode()).isEqualTo(2);
        assertThat(again.errors()).contains("is not empty");
    }
}
