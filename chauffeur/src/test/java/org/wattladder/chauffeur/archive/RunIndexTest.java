package org.wattladder.chauffeur.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Verdict;

class RunIndexTest {
    @TempDir
    private Path folder;

    private ResultsOfTests results;
    private RunIndex index;

    @BeforeEach
    void openTheIndex() {
        results = new ResultsOfTests(folder);
        index = RunIndex.over(List.of(folder));
    }

    private List<IndexedRun> runs() throws IOException {
        index.refresh();
        return index.find(RunQuery.everything()).runs();
    }

    private IndexedRun only() throws IOException {
        assertThat(runs()).hasSize(1);
        return runs().get(0);
    }

    @Test
    void shouldHaveNoRunsWhereThereIsNoFolder() throws IOException {
        index = RunIndex.over(List.of(folder.resolve("none")));
        assertThat(runs()).isEmpty();
    }

    @Test
    void shouldTellOfACompleteRunWhatItsReportsSay() throws IOException {
        results.whole("whole");
        IndexedRun run = only();
        assertThat(run.state()).isEqualTo(new RunState.Complete(Verdict.INVALID));
        assertThat(run.name()).isEqualTo("whole");
        assertThat(run.directory()).isEqualTo(folder.resolve("whole"));
        assertThat(run.startedAt()).contains(SampleJournal.START);
        assertThat(run.endedAt()).contains(SampleJournal.START.plusSeconds(110));
        assertThat(run.subject()).contains(new RunSubject("tiny", "A tiny ladder", RunMode.RESEARCH, List.of("sut")));
        assertThat(run.figures().invalidFindings())
                .isNotEqualTo(OptionalLong.of(0))
                .isPresent();
        assertThat(run.figures().tier()).isEmpty();
        assertThat(run.figures().headline()).isEmpty();
    }

    @Test
    void shouldTellWhyARunWasAborted() throws IOException {
        results.run("ended", SampleJournal.complete());
        assertThat(only().state())
                .isEqualTo(new RunState.Aborted(Message.of("fault.refused", "worklet sor broke off")));
        assertThat(only().endedAt()).contains(SampleJournal.START.plusSeconds(10));
        results.run("cut", SampleJournal.complete().subList(0, 6));
        assertThat(index.named("cut")).isEmpty();
        assertThat(runs()).hasSize(2);
        assertThat(index.named("cut").orElseThrow().state())
                .isEqualTo(new RunState.Aborted(Message.of("fault.chauffeur-ended")));
    }

    @Test
    void shouldTellThatARunIsGoingOnAndThatItEnded() throws IOException {
        RunDirectory directory = results.run("live", SampleJournal.complete().subList(0, 6));
        try (Journal open = Journal.open(directory.file(RunDirectory.JOURNAL))) {
            assertThat(open).isNotNull();
            assertThat(only().state()).isEqualTo(new RunState.Running());
            assertThat(only().subject().orElseThrow().suite()).isEqualTo("tiny");
            directory.write(RunDirectory.WAITING, "results/other\n");
            assertThat(only().state()).isEqualTo(new RunState.Waiting(List.of("results/other")));
            directory.remove(RunDirectory.WAITING);
            assertThat(IndexedRun.of(directory.path()).state()).isEqualTo(new RunState.Running());
        }
        assertThat(only().state()).isEqualTo(new RunState.Aborted(Message.of("fault.chauffeur-ended")));
    }

    @Test
    void shouldTellWhatIsWrongWithADamagedRun() throws IOException {
        RunDirectory directory = results.run("bad", SampleJournal.resumed());
        assertThat(damage()).contains("it has no result.json of the whole run; 'wattladder report");
        Path journal = directory.file(RunDirectory.JOURNAL);
        Files.writeString(journal, Files.readString(journal).replaceFirst("run-1", "run-2"));
        assertThat(damage()).isEqualTo(journal + ":1: the checksum does not match this record and the line before");
        Files.writeString(directory.file(RunDirectory.JSON), "{\"verdict\": \"valid\"");
        assertThat(damage()).contains("result.json is damaged; 'wattladder report");
        Files.delete(directory.file(RunDirectory.JSON));
        Files.delete(journal);
        Files.createDirectory(journal);
        assertThat(damage()).isEqualTo("its journal.jsonl is no file");
    }

    @Test
    void shouldFindFilesOfAWholeRunThatAreCutOff() throws IOException {
        RunDirectory directory = results.whole("cut");
        for (String name :
                List.of(RunDirectory.JSON, RunDirectory.RESULT, RunDirectory.JOURNAL, RunDirectory.MANIFEST)) {
            Path file = directory.file(name);
            byte[] whole = Files.readAllBytes(file);
            assertThat(only().state()).as(name).isInstanceOf(RunState.Complete.class);
            Files.write(file, Arrays.copyOf(whole, whole.length - 40));
            touch(directory);
            assertThat(damage()).as(name).startsWith("its " + name);
            Files.write(file, whole);
            touch(directory);
        }
        assertThat(only().state()).isInstanceOf(RunState.Complete.class);
    }

    /** A file that is replaced changes the time of its directory. */
    private static void touch(RunDirectory directory) throws IOException {
        Files.delete(Files.createFile(directory.path().resolve("touched")));
    }

    @Test
    void shouldNotWaitForAPipeInPlaceOfAFile() throws Exception {
        RunDirectory directory = results.whole("pipe");
        for (String name :
                List.of(RunDirectory.SAMPLES, RunDirectory.RESULT, RunDirectory.JOURNAL, RunDirectory.JSON)) {
            Path file = directory.file(name);
            Path aside = directory.path().resolveSibling("aside");
            if (Files.exists(file)) {
                Files.move(file, aside);
            }
            assumeTrue(new ProcessBuilder("mkfifo", file.toString()).start().waitFor() == 0, "there is no mkfifo");
            assertThat(damage()).as(name).isEqualTo("its " + name + " is no file");
            Files.delete(file);
            if (Files.exists(aside)) {
                Files.move(aside, file);
            }
        }
    }

    private String damage() throws IOException {
        assertThat(only().state()).isInstanceOf(RunState.Damaged.class);
        return ((RunState.Damaged) only().state()).what();
    }

    @Test
    void shouldTakeAResultWithoutJournalForComplete() throws IOException {
        Files.delete(results.whole("imported").file(RunDirectory.JOURNAL));
        assertThat(only().state()).isEqualTo(new RunState.Complete(Verdict.INVALID));
    }

    @Test
    void shouldReadARunAgainWhenAFileOfItChanged() throws IOException {
        RunDirectory directory = results.run("run", SampleJournal.resumed());
        IndexedRun first = only();
        assertThat(only()).as("nothing changed").isSameAs(first);
        new ReportWriter().compose(directory);
        assertThat(only().state()).isEqualTo(new RunState.Complete(Verdict.INVALID));
        NoteFile.write(directory.path(), new RunNote(List.of("before"), "old firmware"));
        assertThat(only().note()).isEqualTo(new RunNote(List.of("before"), "old firmware"));
        Files.writeString(NoteFile.of(directory.path()), "text: other\nnonsense: 1\n");
        assertThat(only().noteFault().orElseThrow()).contains("unknown setting \"nonsense\"");
        Path json = directory.file(RunDirectory.JSON);
        Files.writeString(json, Files.readString(json).replace("A tiny ladder", "A tiny LADDER"));
        Files.setLastModifiedTime(json, FileTime.from(Instant.parse("2026-03-02T00:00:00Z")));
        assertThat(only().subject().orElseThrow().title()).isEqualTo("A tiny LADDER");
    }

    @Test
    void shouldListTheRunsOfASeriesByTheirPathAndLeaveOutWhatIsHidden() throws IOException {
        results.run("five/five-1", SampleJournal.complete());
        results.run("single", SampleJournal.complete());
        results.run(".half", SampleJournal.complete());
        Files.createDirectories(folder.resolve("notes"));
        assertThat(runs()).extracting(IndexedRun::name).containsExactly("single", "five/five-1");
    }

    @Test
    void shouldNameRunsOfSeveralFoldersApart() throws IOException {
        Path other = folder.resolve("other");
        new ResultsOfTests(other).run("same", SampleJournal.complete());
        Path first = folder.resolve("first");
        new ResultsOfTests(first).run("same", SampleJournal.complete());
        index = RunIndex.over(List.of(first, other, first.resolve(".")));
        assertThat(runs()).extracting(IndexedRun::name).containsExactly("same@2", "same");
        assertThat(index.named("same").map(IndexedRun::results)).contains(first);
        assertThat(index.named("same@2").map(IndexedRun::directory)).contains(other.resolve("same"));
        assertThat(index.named("../first/same")).isEqualTo(Optional.empty());
    }
}
