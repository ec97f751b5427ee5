package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.model.archive.FormatVersion;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.verify.Verification;

/** The archive of a real run of every schedule: a ladder, iterations, a sweep over depths and active idle. */
class ArchiveTest {
    private static final int INTERVALS = 10;

    @TempDir
    private Path folder;

    @Test
    void shouldReportEveryInterval() throws IOException {
        Path run = copy();
        ReportWriter writer = new ReportWriter();
        assertThat(writer.regenerate(RunDirectory.open(run)).verdict()).isEqualTo(Verdict.INVALID);
        List<IntervalResult> measured = writer.result(run).worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .toList();
        assertThat(measured).hasSize(INTERVALS);
        String csv = Files.readString(run.resolve("result.csv"));
        assertThat(csv.lines().filter(line -> line.contains(",measured,"))).hasSize(INTERVALS);
        assertThat(measured)
                .allSatisfy(interval -> assertThat(csv)
                        .contains(interval.window().startedAt().toString().substring(0, 23)));
        for (String page : List.of("result.html", "details.html", "result.txt", "result.json")) {
            assertThat(run.resolve(page)).content(StandardCharsets.UTF_8).doesNotContain("NaN", "Infinity", "null<");
        }
    }

    @Test
    void shouldDrawItsSamplesOverTimeWithoutScript() throws IOException {
        String details =
                Files.readString(ArchivedRun.reportedIn(folder.resolve("drawn")).resolve("details.html"));

        String drawn = details.replaceFirst("(?s).*<section id=\"timeline\">(.*?)</section>.*", "$1");
        assertThat(drawn).isNotEqualTo(details).contains("<svg", "</svg>").doesNotContain("<script");
        assertThat(drawn.split("<poly|<path", -1)).hasSizeGreaterThan(2);
    }

    @Test
    void shouldReadTheSameFromJournalAndPlanAsFromTheResult() throws Exception {
        RunResult composed = RunSoFar.of(JournalReader.read(ArchivedRun.ARCHIVE.resolve(RunDirectory.JOURNAL)))
                .result(PlanYaml.read(Files.readString(ArchivedRun.ARCHIVE.resolve(RunDirectory.PLAN))));
        ResultXml xml = new ResultXml();
        String archived = Files.readString(ArchivedRun.ARCHIVE.resolve(RunDirectory.RESULT));
        assertThat(composed).isEqualTo(xml.read(archived, "archive"));
        assertThat(xml.read(xml.write(composed), "written")).isEqualTo(composed);
    }

    @Test
    void shouldVerifyWhatWasReported() throws IOException {
        Path run = copy();
        Files.writeString(run.resolve(RunDirectory.LIVE_PATH), "/nowhere/live.sock\n");
        new ReportWriter().regenerate(RunDirectory.open(run));
        Verification.Outcome outcome = Verification.of(run, Optional.empty());
        assertThat(outcome.differences()).isEmpty();
        assertThat(run.resolve(RunDirectory.MANIFEST)).content().doesNotContain(RunDirectory.LIVE_PATH);
        assertThat(outcome.passed()).anyMatch(line -> line.contains(" rows of samples.csv"));
    }

    @Test
    void shouldHoldWattsToTheirSamples() throws IOException {
        Path run = copy();
        Path samples = run.resolve("samples.csv");
        List<String> rows = Files.readAllLines(samples).stream()
                .map(row -> row.contains(",power,")
                        ? row.replaceFirst("(?<before>_level-100,.*Z,)[0-9.]+,", "${before}12.345678,")
                        : row)
                .toList();
        Files.writeString(samples, String.join("\n", rows) + "\n");
        new ReportWriter().regenerate(RunDirectory.open(run));
        assertThat(Verification.of(run, Optional.empty()).differences())
                .singleElement()
                .satisfies(difference -> assertThat(difference.sentence()).startsWith("journal.jsonl, "));
    }

    @Test
    void shouldRefuseAnOlderFormatInOneSentence() throws IOException {
        Path run = copy();
        Path result = run.resolve(RunDirectory.RESULT);
        Files.writeString(
                result, Files.readString(result).replaceFirst("formatVersion=\"\\d\"", "formatVersion=\"1\""));
        assertThatThrownBy(() -> new ReportWriter().regenerate(RunDirectory.open(run)))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("the file has format version 1, but this version of Wattladder reads "
                        + FormatVersion.CURRENT + "; use the one that wrote it");
    }

    private Path copy() throws IOException {
        return ArchivedRun.copyTo(folder.resolve("run"));
    }
}
