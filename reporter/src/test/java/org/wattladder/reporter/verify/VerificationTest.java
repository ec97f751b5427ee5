package org.wattladder.reporter.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
        assertThat(outcome.passed()).hasSize(8).anyMatch(line -> line.contains("6 intervals"));
    }

    @Test
    void shouldDeriveWattsFromTheSamples() throws Exception {
        replace("samples.csv", "14.040250Z,150.500000,", "14.040250Z,150.400000,");
        assertThat(onlyDifference().sentence())
                .startsWith("journal.jsonl, lu, calibration 1, meter left average: printed 150.");
    }

    @Test
    void shouldCountErrorsByThemselves() throws Exception {
        replace("samples.csv", "-1.000000,invalid,", "150.000000,,");
        assertThat(onlyDifference().sentence()).contains("meter left validSamples: printed 8, re-derived 9");
    }

    @Test
    void shouldFindAnAlteredRecordWhoseChecksumIsRight() throws Exception {
        bundle.alterJournal("\"transactions\":404", "\"transactions\":405");
        assertThat(onlyDifference().sentence())
                .startsWith("journal.jsonl, lu, level 100 %, transactions of type solve, against its serviceHistogram");
    }

    @Test
    void shouldFindAnAlteredRecordByItsChecksum() throws Exception {
        replace("journal.jsonl", "\"transactions\":404", "\"transactions\":405");
        assertThat(onlyDifference().sentence()).matches("journal.jsonl: line \\d+ was changed: its checksum .*");
    }

    @Test
    void shouldHoldTheArchiveToTheJournal() throws Exception {
        replace(
                "result.xml",
                "processorPercent is=\"measured\" value=\"99.5\"",
                "processorPercent is=\"measured\" value=\"99.25\"");
        assertThat(onlyDifference().sentence())
                .startsWith(
                        "result.xml, lu, warm-up, clients[1].processorPercent.value: printed 99.25, re-derived 99.5");
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

    @Test
    void shouldHoldTheLaddersOfTheTextToTheFigures() throws Exception {
        replace("result.txt", "analyzer    0.2358", "analyzer    0.2357");
        assertThat(onlyDifference().sentence())
                .isEqualTo("result.txt, lu, 100 %, per watt: printed 0.2357, re-derived 0.2358");
    }

    @Test
    void shouldHoldTheHostsOfTheTextToTheFigures() throws Exception {
        bundle = SampleBundle.write(directory, List.of("one", "two"));
        assertThat(verify().differences()).isEmpty();

        replace("result.txt", "two    20.0250", "two    20.0350");
        assertThat(onlyDifference().sentence())
                .startsWith("result.txt, lu, 50 %, host two, target /s: printed 20.0350, re-derived 20.0250");
    }

    @Test
    void shouldFollowTheSlowestAndTheFastestOfManyHosts() throws Exception {
        List<String> hosts = List.of("a", "b", "c", "d", "e", "f", "g", "h", "i");
        bundle = SampleBundle.write(directory, hosts);
        assertThat(verify().differences()).isEmpty();

        replace("result.txt", "2.000", "2.001");
        assertThat(onlyDifference().sentence())
                .isEqualTo("result.txt, lu, 100 %, host all, began ms: printed 2.001, re-derived 2.000");
    }

    @Test
    void shouldHoldTheEnergyViewToTheFigures() throws Exception {
        replace("result.json", "\"dynamicRangePercent\" : 58.", "\"dynamicRangePercent\" : 57.");
        assertThat(onlyDifference().sentence()).startsWith("result.json, lu, dynamicRangePercent: printed 57.");
    }

    @Test
    void shouldMissWhatIsNotThere() throws Exception {
        Files.delete(directory.resolve("journal.jsonl"));
        assertThat(onlyDifference().sentence())
                .isEqualTo("journal.jsonl: is missing, so that nothing can be re-derived");
    }
}
