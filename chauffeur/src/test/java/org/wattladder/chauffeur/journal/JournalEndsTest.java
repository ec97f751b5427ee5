package org.wattladder.chauffeur.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;

class JournalEndsTest {
    @TempDir
    private Path folder;

    private Path journal(List<JournalRecord> records) throws IOException {
        Path file = folder.resolve("journal.jsonl");
        Files.deleteIfExists(file);
        try (Journal journal = Journal.open(file)) {
            for (JournalRecord record : records) {
                journal.append(record);
            }
        }
        return file;
    }

    @Test
    void shouldAgreeWithTheWholeJournalWhereverItIsCut() throws IOException {
        List<JournalRecord> all = SampleJournal.resumed();
        for (int end = 0; end <= all.size(); end++) {
            Path file = journal(all.subList(0, end));
            RunSoFar whole = RunSoFar.of(JournalReader.read(file));
            JournalEnds ends = JournalEnds.of(file);
            assertThat(JournalEnds.hosts(file)).isEqualTo(whole.hosts());
            assertThat(ends.started()).isEqualTo(whole.started());
            assertThat(ends.ended().map(JournalRecord.RunEnded::termination)).isEqualTo(whole.ended());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4000, 4096, 5000, 60_000})
    void shouldReadLinesHoweverLong(int letters) throws IOException {
        Instant at = Instant.parse("2026-11-23T10:00:00Z");
        Termination aborted = Termination.aborted(Message.of("fault.chauffeur-ended", "é".repeat(letters / 2)));
        Path file = journal(List.of(
                new JournalRecord.RunStarted("r".repeat(letters), "0.1.0", at, "00"),
                new JournalRecord.ChauffeurKnown("11", "22", List.of(), ""),
                new JournalRecord.RunEnded(at, aborted)));
        JournalEnds ends = JournalEnds.of(file);
        assertThat(ends.started().map(JournalRecord.RunStarted::run)).contains("r".repeat(letters));
        assertThat(ends.ended().map(JournalRecord.RunEnded::termination)).contains(aborted);
    }

    @Test
    void shouldLeaveOutALineThatACrashCutOff() throws IOException {
        Path file = journal(SampleJournal.resumed());
        String text = Files.readString(file);
        Files.writeString(file, text.substring(0, text.length() - 1));
        assertThat(JournalEnds.of(file).ended()).isEmpty();
        Files.writeString(file, text + "{\"sha256\":\"");
        assertThat(JournalEnds.of(file).ended()).isPresent();
        Files.writeString(file, text.substring(0, 20));
        assertThat(JournalEnds.of(file).started()).isEmpty();
    }

    @Test
    void shouldRefuseAnotherVersion() throws IOException {
        Path file = journal(SampleJournal.complete());
        Files.writeString(file, Files.readString(file).replaceFirst("\"formatVersion\":\\d+", "\"formatVersion\":1"));
        assertThatThrownBy(() -> JournalEnds.of(file)).isInstanceOf(BrokenJournal.class);
    }
}
