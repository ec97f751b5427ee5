package org.wattladder.chauffeur.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
