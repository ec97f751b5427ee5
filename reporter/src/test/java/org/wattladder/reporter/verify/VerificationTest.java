package org.wattladder.reporter.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.verify.difference.Difference;

class VerificationTest {
    @TempDir
    private Path directory;

    private SampleBundle bundle;

    @BeforeEach
    void write() throws IOException {
        bundle = SampleBundle.write(directory);
    }

    private Verification.Outcome verify() throws IOException {
        bundle.putManifest();
        return Verification.of(directory, Optional.empty());
    }

    private Difference onlyDifference() throws IOException {
        Verification.Outcome outcome = verify();
        assertThat(outcome.differences()).hasSize(1);
        return outcome.differences().get(0);
    }

    private void replace(String file, String from, String to) throws IOException {
        String text = bundle.get(file);
        assertThat(text).contains(from);
        bundle.put(file, text.replaceFirst(Pattern.quote(from), to));
    }

    @Test
    void shouldVerifyARunAsItWasLeft() throws Exception {
        Verification.Outcome outcome = verify();
        assertThat(outcome.differences()).isEmpty();
        assertThat(outcome.passed()).hasSize(7).anyMatch(line -> line.contains("6 intervals"));
    }

    @Test
    void shouldDeriveWattsFromTheSamples() throws Exception {
        replace("samples.csv", "14.040250Z,150.500000,", "14.040250Z,150.400000,");
        assertThat(onlyDifference().sentence())
                .startsWith("journal.jsonl, lu, interval.calibration(1), meter left average: printed 150.");
    }

    @Test
    void shouldCountErrorsByThemselves() throws Exception {
        replace("samples.csv", ",invalid -1.000000,", "150.000000,,");
        assertThat(onlyDifference().sentence()).contains("meter left validSamples: printed 8, re-derived 9");
    }

    @Test
    void shouldHoldTheTierOfEverySampleToTheJournal() throws Exception {
        replace("samples.csv", ",analyzer,", ",accepted-analyzer,");
        assertThat(onlyDifference().sentence()).contains("tier: printed analyzer, re-derived accepted-analyzer");
    }

    @Test
    void shouldFindSamplesInAnotherOrder() throws Exception {
        List<String> lines = new ArrayList<>(bundle.get("samples.csv").lines().toList());
        Collections.swap(lines, 1, 2);
        bundle.put("samples.csv", String.join("\n", lines) + "\n");
        assertThat(onlyDifference().sentence()).contains("the sample was taken before the one above it");
    }

    @Test
    void shouldFindAValueThatWasReadBeforeTheWindow() throws Exception {
        replace("samples.csv", "12.040250Z,150.000000,", "12.040250Z,150.100000,");
        assertThat(onlyDifference().sentence())
                .matches("samples\\.csv: lines 2 to 30 are not as they were written: the journal has another"
                        + " checksum of them");
    }

    @Test
    void shouldFindAnotherHumidity() throws Exception {
        replace("samples.csv", ",41.500000,", ",41.400000,");
        assertThat(onlyDifference().sentence()).startsWith("samples.csv: lines ");
    }

    @Test
    void shouldFindRowsBehindThoseOfTheLastMeasurement() throws Exception {
        String text = bundle.get("samples.csv");
        String last = text.lines().reduce((one, other) -> other).orElseThrow();
        bundle.put("samples.csv", text + last.replaceFirst("idle_\\d+_", "idle_99_") + "\n");
        assertThat(onlyDifference().sentence())
                .isEqualTo("samples.csv: line " + (text.lines().count() + 1)
                        + " and those after it were added: the journal ends before them");
    }

    @Test
    void shouldNotBelieveThatMoreRowsWereWrittenThanThereAre() throws Exception {
        String idle = bundle.records().stream()
                .filter(record -> record.contains("samples-written"))
                .reduce((one, other) -> other)
                .orElseThrow();
        bundle.alterJournal(idle, idle.replaceFirst("\"bytes\":\\d+", "\"bytes\":" + Long.MAX_VALUE));
        assertThat(onlyDifference().sentence()).startsWith("samples.csv: is too short: it has ");
    }

    @Test
    void shouldHoldTheEnvironmentToTheJournal() throws Exception {
        replace("environment.yaml", "not declared", "not  declared");
        assertThat(onlyDifference().sentence())
                .startsWith("environment.yaml, line ")
                .contains("not  declared");
    }

    @Test
    void shouldMissTheEnvironmentOfAFinishedRun() throws Exception {
        Files.delete(directory.resolve("environment.yaml"));
        assertThat(onlyDifference().sentence()).isEqualTo("environment.yaml: is missing");
    }

    @Test
    void shouldFindATornLineBehindTheEndOfACompleteRun() throws Exception {
        bundle.put("journal.jsonl", bundle.get("journal.jsonl") + "{\"sha256\":\"89abcdef");
        assertThat(onlyDifference().sentence())
                .matches("journal\\.jsonl: line \\d+ was added: the run was complete before it");
    }

    @Test
    void shouldPassATornLineOver() throws Exception {
        List<String> records = bundle.records();
        bundle.put(
                "journal.jsonl",
                SampleBundle.chained(records.subList(0, records.size() - 1)) + "{\"sha256\":\"89abcdef");
        assertThat(onlyDifference().sentence()).startsWith("result.xml, course.endedAt");
    }

    @Test
    void shouldVerifyARunOfAVersionThatKeptNoChecksumsOfSamples() throws Exception {
        bundle.put(
                "journal.jsonl",
                SampleBundle.chained(bundle.records().stream()
                        .filter(record -> !record.contains("samples-written"))
                        .toList()));
        assertThat(verify().differences()).isEmpty();
    }

    @Test
    void shouldFindAnAlteredRecordWhoseChecksumIsRight() throws Exception {
        bundle.alterJournal("\"transactions\":404", "\"transactions\":405");
        assertThat(onlyDifference().sentence())
                .startsWith(
                        "journal.jsonl, lu, interval.level(100.0~p3), transactions of type solve, against its serviceHistogram");
    }

    @Test
    void shouldFindAnAlteredRecordByItsChecksum() throws Exception {
        replace("journal.jsonl", "\"transactions\":404", "\"transactions\":405");
        assertThat(onlyDifference().sentence())
                .matches("journal.jsonl: line \\d+ was changed, added or moved, or one before it: .*");
    }

    @Test
    void shouldHoldTheArchiveToTheJournal() throws Exception {
        replace(
                "result.xml",
                "processorPercent is=\"measured\" value=\"99.5\"",
                "processorPercent is=\"measured\" value=\"99.25\"");
        assertThat(onlyDifference().sentence())
                .startsWith(
                        "result.xml, lu, interval.warm-up, clients[1].processorPercent.value: printed 99.25, re-derived 99.5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "aborted=\"0\" | aborted=\"1\" | types[1].aborted: printed 1, re-derived 0",
                "<figures/> | <figures><figure name=\"hits\" value=\"1.0\" unit=\"\"/></figures> | clients[1].figures[1]: printed"
            })
    void shouldHoldAbortedTransactionsAndFiguresOfWorkletsToTheJournal(String from, String to, String sentence)
            throws Exception {
        replace("result.xml", from, to);
        assertThat(onlyDifference().sentence()).contains(sentence);
    }

    @Test
    void shouldHoldThePlanInTheArchiveToThatOfTheStart() throws Exception {
        replace("result.xml", "samplingMillis=\"1000\"", "samplingMillis=\"500\"");
        assertThat(onlyDifference().sentence())
                .isEqualTo("result.xml, plan.meters[1].samplingMillis: printed 500, re-derived 1000");
    }

    @Test
    void shouldHoldThePlanToItsHash() throws Exception {
        replace("plan.yaml", "1000", "2000");
        assertThat(onlyDifference().sentence()).startsWith("plan.yaml: is not the plan the run began with");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "result.txt | 0.2358 | 0.2357 | .*0\\.2357.*, re-derived .*0\\.2358.*",
                "result.json | \"dynamicRangePercent\" : 58. | \"dynamicRangePercent\" : 57."
                        + " | .*: 57\\..*, re-derived .*: 58\\..*",
                "result.csv | ,measured, | ,missing, | .*,missing,.*, re-derived .*,measured,.*",
                "result.html | 0.2358 | 0.2357 | .*0\\.2357.*, re-derived .*0\\.2358.*",
                "details.html | 99.5 | 99.4 | .*99\\.4.*, re-derived .*99\\.5.*",
                "details.txt | 99.5 | 99.4 | .*99\\.4.*, re-derived .*99\\.5.*",
                "result.de.html | 0,2358 | 0,2357 | .*0,2357.*, re-derived .*0,2358.*",
                "result.ja.txt | 0.2358 | 0.2357 | .*0\\.2357.*, re-derived .*0\\.2358.*"
            })
    void shouldHoldEveryReportToTheArchive(String file, String from, String to, String excerpts) throws Exception {
        RunResult result = SampleRecording.make(List.of("sut")).result();
        bundle.putReports(result, Set.of(Language.GERMAN, Language.JAPANESE));
        assertThat(verify().differences()).isEmpty();

        replace(file, from, to);
        assertThat(onlyDifference().sentence())
                .matches(Pattern.quote(file) + ", line \\d+: printed " + excerpts)
                .contains("line " + line(file, to) + ":");
    }

    private int line(String file, String text) throws IOException {
        String before = bundle.get(file).split(Pattern.quote(text), 2)[0];
        return (int) before.chars().filter(c -> c == '\n').count() + 1;
    }

    @Test
    void shouldNameTheFirstDifferenceOfEachReport() throws Exception {
        replace("result.html", "0.2358", "0.2357");
        replace("result.csv", ",measured,", ",missing,");
        Files.delete(directory.resolve("details.txt"));
        assertThat(verify().differences())
                .extracting(Difference::file)
                .containsExactly("result.html", "details.txt", "result.csv");
    }

    @Test
    void shouldFindWhatWasCutOffOrAdded() throws Exception {
        String text = bundle.get("result.txt");
        int lines = (int) text.lines().count();
        bundle.put("result.txt", text + "Approved.\n");
        assertThat(onlyDifference().sentence())
                .isEqualTo("result.txt, line " + (lines + 1) + ": printed Approved., re-derived nothing");
        String lastLine = text.lines().skip(lines - 1).findFirst().orElseThrow();
        bundle.put("result.txt", text.substring(0, text.length() - lastLine.length() - 1));
        assertThat(onlyDifference().sentence())
                .startsWith("result.txt, line " + lines + ": printed nothing, re-derived ");
    }

    @Test
    void shouldAskForEveryReportOfALanguageThatIsThere() throws Exception {
        bundle.put("result.de.html", bundle.get("result.html"));
        assertThat(verify().differences())
                .extracting(Difference::sentence)
                .contains("details.de.html: is missing", "result.de.txt: is missing", "details.de.txt: is missing")
                .anyMatch(sentence -> sentence.startsWith("result.de.html, line 2: printed <html lang=\"en"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 9})
    void shouldVerifyRunsOnSeveralHosts(int count) throws Exception {
        List<String> hosts =
                IntStream.rangeClosed(1, count).mapToObj(host -> "host" + host).toList();
        bundle = SampleBundle.write(directory, hosts);
        assertThat(verify().differences()).isEmpty();
    }

    @Test
    void shouldNotJudgeByAnotherSystemThanTheRunNames() throws Exception {
        replace("result.xml", "system=\"none\"", "system=\"shelves\"");
        assertThat(onlyDifference().sentence())
                .startsWith(
                        "result.xml: cannot be judged: there is no suite system \"shelves\"; known: brokerage, consolidation, cpu-ratios, disk-io, ");
    }

    @Test
    void shouldMissWhatIsNotThere() throws Exception {
        Files.delete(directory.resolve("journal.jsonl"));
        assertThat(onlyDifference().sentence())
                .isEqualTo("journal.jsonl: is missing, so that nothing can be re-derived");
    }
}
