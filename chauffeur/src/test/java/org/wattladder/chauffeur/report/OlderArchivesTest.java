package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.ResultComposer;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.verify.Verification;
import org.wattladder.reporter.verify.difference.Difference;

/**
 * Archives of real runs from the life of the format: {@code first} and {@code stopped} know neither ranges nor clocks of
 * meters, {@code meters} no metrics but transactions, {@code iterations} neither scores nor storage, {@code storage} no
 * environment.
 */
class OlderArchivesTest {
    private static final Path ARCHIVE = Path.of("src/test/resources/archive");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "first, 13, INVALID",
        "stopped, 3, INCOMPLETE",
        "meters, 4, INVALID",
        "iterations, 7, INVALID",
        "storage, 11, INVALID"
    })
    void shouldReportAnArchiveOfEveryAge(String name, int intervals, Verdict verdict) throws IOException {
        Path run = copy(name);
        ReportWriter writer = new ReportWriter();
        assertThat(writer.regenerate(RunDirectory.open(run)).verdict()).isEqualTo(verdict);
        List<IntervalResult> measured = writer.result(run).worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .toList();
        assertThat(measured).hasSize(intervals);
        String csv = Files.readString(run.resolve("result.csv"));
        assertThat(csv.lines().filter(line -> line.contains(",measured,"))).hasSize(intervals);
        for (IntervalResult interval : measured) {
            assertThat(csv).contains(interval.recordingStartedAt().toString().substring(0, 23));
        }
        for (String page : List.of("result.html", "details.html", "result.txt", "result.json")) {
            assertThat(run.resolve(page)).content(StandardCharsets.UTF_8).doesNotContain("NaN", "Infinity", "null<");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"first", "stopped", "meters", "iterations", "storage"})
    void shouldReadTheSameFromJournalAndPlanAsFromTheResult(String name) throws Exception {
        Path run = ARCHIVE.resolve(name);
        RunResult composed = ResultComposer.compose(
                PlanYaml.read(Files.readString(run.resolve(RunDirectory.PLAN))),
                JournalReader.read(run.resolve(RunDirectory.JOURNAL)));
        ResultXml xml = new ResultXml();
        String archived = Files.readString(run.resolve(RunDirectory.RESULT));
        assertThat(composed).isEqualTo(xml.read(archived, name));
        assertThat(xml.read(xml.write(composed), name)).isEqualTo(composed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"first", "stopped", "meters", "iterations", "storage"})
    void shouldVerifyAnArchiveOfEveryAgeOnceItIsReported(String name) throws IOException {
        Path run = copy(name);
        new ReportWriter().regenerate(RunDirectory.open(run));
        Verification.Outcome outcome = Verification.of(run, Optional.empty());
        assertThat(outcome.differences()).extracting(Difference::sentence).isEmpty();
        assertThat(outcome.passed()).anyMatch(line -> line.contains(" rows of samples.csv"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"first", "storage"})
    void shouldHoldWattsOfEveryAgeToTheirSamples(String name) throws IOException {
        Path run = copy(name);
        Path samples = run.resolve("samples.csv");
        List<String> rows = new ArrayList<>();
        for (String row : Files.readAllLines(samples)) {
            rows.add(
                    row.contains(",power,")
                            ? row.replaceFirst("(?<before>_level-100,.*Z,)[0-9.]+,", "${before}12.345678,")
                            : row);
        }
        Files.writeString(samples, String.join("\n", rows) + "\n");
        new ReportWriter().regenerate(RunDirectory.open(run));
        assertThat(Verification.of(run, Optional.empty()).differences())
                .singleElement()
                .satisfies(difference -> assertThat(difference.sentence()).startsWith("journal.jsonl, "));
    }

    private Path copy(String name) throws IOException {
        Path run = Files.createDirectory(folder.resolve(name));
        try (Stream<Path> files = Files.list(ARCHIVE.resolve(name))) {
            for (Path file : files.toList()) {
                Files.copy(file, run.resolve(file.getFileName()));
            }
        }
        return run;
    }
}
