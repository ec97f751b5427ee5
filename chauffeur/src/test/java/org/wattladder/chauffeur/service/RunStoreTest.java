package org.wattladder.chauffeur.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

class RunStoreTest {
    @TempDir
    private Path results;

    private RunStore store;

    @BeforeEach
    void openTheStore() {
        store = new RunStore(results);
    }

    private RunDirectory run(String name, List<JournalRecord> records) throws IOException {
        RunDirectory directory = RunDirectory.create(results.resolve(name));
        directory.write(RunDirectory.PLAN, PlanYaml.write(SampleJournal.plan()));
        try (Journal journal = Journal.open(directory.file(RunDirectory.JOURNAL))) {
            for (JournalRecord record : records) {
                journal.append(record);
            }
        }
        return directory;
    }

    private RunState only() throws IOException {
        assertThat(store.runs()).hasSize(1);
        return store.runs().get(0).state();
    }

    @Test
    void shouldHaveNoRunsWhereThereIsNoFolder() throws IOException {
        assertThat(new RunStore(results.resolve("none")).runs()).isEmpty();
    }

    @Test
    void shouldTellTheVerdictAndDatesOfACompleteRun() throws IOException {
        new ReportWriter().compose(run("whole", SampleJournal.resumed()));
        StoredRun run = store.runs().get(0);
        assertThat(run.state()).isEqualTo(new RunState.Complete(Verdict.INVALID));
        assertThat(run.name()).isEqualTo("whole");
        assertThat(run.startedAt()).contains(SampleJournal.START);
        assertThat(run.lastKnownAt()).contains(SampleJournal.START.plusSeconds(110));
    }

    @Test
    void shouldTellWhyARunWasAborted() throws IOException {
        run("ended", SampleJournal.complete());
        assertThat(only()).isEqualTo(new RunState.Aborted(Message.of("fault.refused", "worklet sor broke off")));
        run("cut", SampleJournal.complete().subList(0, 6));
        assertThat(store.runs().get(0).state()).isEqualTo(new RunState.Aborted(Message.of("fault.chauffeur-ended")));
    }

    @Test
    void shouldTellThatARunIsGoingOn() throws IOException {
        RunDirectory directory = run("live", SampleJournal.complete().subList(0, 6));
        try (Journal open = Journal.open(directory.file(RunDirectory.JOURNAL))) {
            assertThat(open).isNotNull();
            assertThat(only()).isEqualTo(new RunState.Running());
        }
    }

    @Test
    void shouldTellWhatARunWaitsFor() throws IOException {
        RunDirectory directory = run("next", List.of());
        directory.write(RunDirectory.WAITING, "results/one\nresults/other\n");
        try (Journal open = Journal.open(directory.file(RunDirectory.JOURNAL))) {
            assertThat(open).isNotNull();
            RunState.Waiting waiting = new RunState.Waiting(List.of("results/one", "results/other"));
            assertThat(only()).isEqualTo(waiting);
            assertThat(Words.in(Language.ENGLISH).say(waiting.remark().orElseThrow()))
                    .isEqualTo("waits until these runs are over: results/one, results/other");
            assertThat(store.live()).containsExactly(directory.path());
        }
        assertThat(store.live()).isEmpty();
    }

    @Test
    void shouldTellWhatIsWrongWithADamagedRun() throws IOException {
        RunDirectory directory = run("bad", SampleJournal.resumed());
        assertThat(only())
                .isInstanceOfSatisfying(
                        RunState.Damaged.class,
                        damaged -> assertThat(damaged.what()).contains("it has no result.json"));
        Path journal = directory.file(RunDirectory.JOURNAL);
        Files.writeString(journal, Files.readString(journal).replaceFirst("run-1", "run-2"));
        assertThat(only())
                .isEqualTo(new RunState.Damaged(
                        journal + ":1: the checksum does not match this record and the line before"));
    }

    @Test
    void shouldTakeAResultWithoutJournalForComplete() throws IOException {
        RunDirectory directory = run("imported", SampleJournal.resumed());
        new ReportWriter().compose(directory);
        Files.delete(directory.file(RunDirectory.JOURNAL));
        assertThat(only()).isEqualTo(new RunState.Complete(Verdict.INVALID));
        assertThat(store.runs().get(0).startedAt()).isEmpty();
    }

    @Test
    void shouldListTheRunsOfASeriesByTheirPath() throws IOException {
        run("five/five-1", SampleJournal.complete());
        run("single", SampleJournal.complete());
        Files.createDirectories(results.resolve("notes"));
        assertThat(store.runs()).extracting(StoredRun::name).containsExactly("five/five-1", "single");
    }

    @Test
    void shouldFindARunByPathOrName() throws IOException {
        Path path = run("20260301-100000-rating", SampleJournal.complete()).path();
        assertThat(store.find(path)).isEqualTo(path);
        assertThat(store.find(Path.of("20260301-100000-rating"))).isEqualTo(path);
        assertThat(store.find(Path.of("20260301-100000-rating/journal.jsonl")))
                .isEqualTo(path.resolve("journal.jsonl"));
        assertThatThrownBy(() -> store.find(Path.of("20260301-100000-ratting")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("does not exist")
                .hasMessageEndingWith("; did you mean \"20260301-100000-rating\"?");
    }

    @Test
    void shouldNameANewRunByTimeAndSuite() {
        assertThat(store.newRun("rating", Instant.parse("2026-03-01T10:00:00.5Z")))
                .isEqualTo(results.resolve("20260301-100000-rating"));
    }
}
