package org.wattladder.chauffeur.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.series.Repetitions;

class UnwritableDirectoryTest {
    @TempDir
    private Path folder;

    private static Message complaint(Path path) {
        return UnwritableDirectory.complaint(path, new IOException("No space left on device"));
    }

    private static Path run(Path path, JournalRecord... records) throws IOException {
        Files.createDirectories(path);
        try (Journal journal = Journal.open(path.resolve(RunDirectory.JOURNAL))) {
            journal.append(SampleJournal.complete().get(0));
            for (JournalRecord record : records) {
                journal.append(record);
            }
        }
        return path;
    }

    private static JournalRecord ended(Termination termination) {
        return new JournalRecord.RunEnded(SampleJournal.START, termination);
    }

    @Test
    void shouldOnlyAdviseToReportACompleteRun() throws Exception {
        Path run = run(folder.resolve("run"), ended(Termination.ofComplete()));
        assertThat(complaint(run))
                .isEqualTo(Message.of("fault.reports-unwritable", run.toString(), "No space left on device"));
    }

    @Test
    void shouldAdviseToResumeARunThatIsNotComplete() throws Exception {
        Message unwritable =
                Message.of("fault.directory-unwritable", folder.resolve("run").toString(), "No space left on device");
        assertThat(complaint(folder.resolve("run"))).isEqualTo(unwritable);
        Path run = run(folder.resolve("run"));
        assertThat(complaint(run)).isEqualTo(unwritable);
        run(folder.resolve("stopped"), ended(Termination.aborted(Message.of("fault.stopped-by-user"))));
        assertThat(complaint(folder.resolve("stopped")).id()).isEqualTo("fault.directory-unwritable");
    }

    @Test
    void shouldNameTheRunOfASeriesThatCanBeResumed() throws Exception {
        Path path = folder.resolve("series");
        SeriesDirectory series = SeriesDirectory.create(path, Repetitions.of(3));
        run(series.run(1), ended(Termination.ofComplete()));
        assertThat(complaint(path))
                .isEqualTo(Message.of("fault.reports-unwritable", series.run(1).toString(), "No space left on device"));
        Files.writeString(path.resolve(SeriesDirectory.JSON), "{}");
        assertThat(complaint(path))
                .isEqualTo(Message.of("fault.reports-unwritable", path.toString(), "No space left on device"));
        Path second = run(series.run(2));
        Files.setLastModifiedTime(
                second.resolve(RunDirectory.JOURNAL), FileTime.fromMillis(System.currentTimeMillis() + 10_000));
        assertThat(complaint(path))
                .isEqualTo(Message.of("fault.directory-unwritable", second.toString(), "No space left on device"));
    }
}
