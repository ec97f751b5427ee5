package org.wattladder.chauffeur.resume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.report.ArchivedRun;
import org.wattladder.model.archive.SamplesPart;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.sample.SampleHost;
import org.wattladder.model.text.Message;

class ResumptionTest {
    private static final String DIGEST = "0123456789abcdef";
    private static final JournalRecord.ChauffeurKnown NOW =
            new JournalRecord.ChauffeurKnown("feed", DIGEST, List.of(), "");
    private static final JournalRecord.RunStarted BEGIN =
            new JournalRecord.RunStarted("run", "0.1.0", SampleJournal.START, PlanYaml.hash(SampleJournal.plan()));

    @TempDir
    private Path directory;

    @BeforeEach
    void writeThePlan() throws Exception {
        Files.writeString(directory.resolve(RunDirectory.PLAN), PlanYaml.write(SampleJournal.plan()));
    }

    private void journal(JournalRecord... records) throws Exception {
        try (Journal journal = Journal.open(directory.resolve(RunDirectory.JOURNAL))) {
            for (JournalRecord record : records) {
                journal.append(record);
            }
        }
    }

    private Resumption open() throws Exception {
        return open("0.1.0", NOW);
    }

    private Resumption open(String version, JournalRecord.ChauffeurKnown now) throws Exception {
        return Resumption.open(directory, version, now, (record, line) -> {});
    }

    @Test
    void shouldGoOnBehindWhatIsRecorded() throws Exception {
        List<JournalRecord> records = SampleJournal.complete();
        journal(BEGIN, records.get(1), records.get(4), records.get(5), records.get(6), records.get(7));
        try (Resumption resumption = open()) {
            assertThat(resumption.plan()).isEqualTo(SampleJournal.plan());
            assertThat(resumption.before().intervals()).isEqualTo(1);
            assertThat(resumption.notes())
                    .containsExactly(Message.of(
                            "note.resuming",
                            1,
                            7,
                            Message.of("interrupted.after", "lu", 2, Message.of("interval.calibration", 1))));
            assertThatThrownBy(this::open).hasMessageContaining("still going on");
        }
    }

    @Test
    void shouldSayThatATornLineIsLeftOut() throws Exception {
        journal(BEGIN);
        Path journal = directory.resolve(RunDirectory.JOURNAL);
        Files.writeString(journal, Files.readString(journal) + "{\"crc");
        try (Resumption resumption = open()) {
            assertThat(resumption.notes()).contains(Message.of("note.unfinished", RunDirectory.JOURNAL, 5));
        }
    }

    @Test
    void shouldRefuseACompleteRun() throws Exception {
        journal(BEGIN, new JournalRecord.RunEnded(SampleJournal.START, Termination.ofComplete()));
        assertThatThrownBy(this::open)
                .isInstanceOf(ResumeRefused.class)
                .hasMessageContaining("is complete, nothing is left to resume; 'wattladder report");
    }

    @Test
    void shouldRefuseAnotherPlanVersionOrCatalogue() throws Exception {
        journal(BEGIN, NOW);
        assertThatThrownBy(() -> open("0.2.0", NOW))
                .hasMessageContaining("version of Wattladder was '0.1.0', now it is '0.2.0'");
        assertThatThrownBy(() -> open("0.1.0", new JournalRecord.ChauffeurKnown("feed", "f".repeat(16), List.of(), "")))
                .hasMessageContaining("worklet catalogue was '" + DIGEST + "'");
        assertThatThrownBy(() -> open("0.1.0", new JournalRecord.ChauffeurKnown("dead", DIGEST, List.of(), "")))
                .hasMessageContaining("program (sha256 of the Chauffeur's jars) was 'feed', now it is 'dead'");
        Path plan = directory.resolve(RunDirectory.PLAN);
        Files.writeString(plan, Files.readString(plan).replace("seed: 7", "seed: 8"));
        assertThatThrownBy(this::open).hasMessageContaining("plan (sha256 of plan.yaml) was '");
    }

    @Test
    void shouldMissTheSamplesOfWhatIsRecorded() throws Exception {
        Path samples = directory.resolve(RunDirectory.SAMPLES);
        String rows = Files.readString(ArchivedRun.ARCHIVE.resolve(RunDirectory.SAMPLES));
        archivedJournal(rows);
        assertThatThrownBy(this::open)
                .isInstanceOf(ResumeRefused.class)
                .hasMessageContaining("there is no " + samples + " any more");
        int half = rows.length() / 2;
        for (String cut : List.of(
                "",
                rows.substring(0, rows.indexOf('\n') + 1),
                rows.substring(0, half),
                rows.substring(0, half) + "1" + rows.substring(half + 1))) {
            Files.writeString(samples, cut);
            assertThatThrownBy(this::open)
                    .isInstanceOf(ResumeRefused.class)
                    .hasMessage(
                            samples + " does not hold the samples of the intervals recorded before: rows are missing or"
                                    + " were changed; put it back as it was, or start a new run");
        }
        Files.writeString(samples, rows);
        open().close();
    }

    @Test
    void shouldAllowTornRowsOfAnIntervalThatWasNotRecorded() throws Exception {
        String rows = Files.readString(ArchivedRun.ARCHIVE.resolve(RunDirectory.SAMPLES));
        archivedJournal(rows);
        Files.writeString(
                directory.resolve(RunDirectory.SAMPLES), rows + "power,power,estimated,lu_2_level-50,x\npower,pow");
        open().close();
    }

    /** The journal of the archived run without its end, as if these rows had been written in its course. */
    private void archivedJournal(String rows) throws Exception {
        Files.copy(
                ArchivedRun.ARCHIVE.resolve(RunDirectory.PLAN),
                directory.resolve(RunDirectory.PLAN),
                StandardCopyOption.REPLACE_EXISTING);
        List<JournalRecord> records =
                new ArrayList<>(JournalReader.read(ArchivedRun.ARCHIVE.resolve(RunDirectory.JOURNAL)));
        records.removeIf(record -> record instanceof JournalRecord.RunEnded
                || record instanceof JournalRecord.ChauffeurKnown
                || record instanceof JournalRecord.SamplesWritten);
        int half = rows.length() / 2;
        for (String part : List.of(rows.substring(0, half), rows.substring(half))) {
            records.add(new JournalRecord.SamplesWritten(SamplesPart.of(part.getBytes(StandardCharsets.UTF_8))));
        }
        journal(records.toArray(JournalRecord[]::new));
    }

    @Test
    void shouldRefuseADirectoryInWhichNoRunBegan() throws Exception {
        Files.delete(directory.resolve(RunDirectory.PLAN));
        assertThatThrownBy(this::open).hasMessageContaining("holds no plan.yaml, so no run began there");
    }

    @Test
    void shouldNameTheFirstThingOfAHostThatChanged() {
        HostResult host = new HostResult("sut", SampleJournal.hostFacts());
        RunSoFar before = RunSoFar.of(List.of(BEGIN, new JournalRecord.HostJoined(host)));
        HostFacts facts = host.facts();
        HostResult more = new HostResult(
                "sut",
                new SampleHost(facts)
                        .withMemory(facts.memory().installedBytes() * 2, 1)
                        .facts());
        HostResult busier = new HostResult(
                "sut",
                new SampleHost(facts)
                        .withMemory(facts.memory().installedBytes(), 1)
                        .facts());

        assertThat(ResumeCheck.find(before, List.of(busier), List.of(), Map.of()))
                .isEmpty();
        assertThat(ResumeCheck.find(before, List.of(more), List.of(), Map.of()))
                .contains(new ResumeCheck.Difference(
                        "memory in bytes of host sut",
                        "" + facts.memory().installedBytes(),
                        "" + facts.memory().installedBytes() * 2));
        assertThat(ResumeCheck.find(before, List.of(), List.of(), Map.of())
                        .orElseThrow()
                        .now())
                .isEqualTo("nothing");
    }
}
