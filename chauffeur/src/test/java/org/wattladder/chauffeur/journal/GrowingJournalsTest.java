package org.wattladder.chauffeur.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GrowingJournalsTest {
    private final GrowingJournals journals = new GrowingJournals();
    private final List<JournalRecord> records = SampleJournal.complete();
    private Path file;
    private byte[] whole;

    @BeforeEach
    void writeAJournal(@TempDir Path folder) throws IOException {
        file = folder.resolve("journal.jsonl");
        try (Journal journal = Journal.open(file)) {
            for (JournalRecord record : records) {
                journal.append(record);
            }
        }
        whole = Files.readAllBytes(file);
    }

    private void cutTo(int bytes) throws IOException {
        Files.write(file, Arrays.copyOf(whole, bytes));
    }

    @Test
    void shouldReadAsOneThatReadsItAllWhereverItWasCutBefore() throws IOException {
        for (int bytes = 0; bytes < whole.length; bytes += 97) {
            cutTo(bytes);
            assertThat(journals.read(file)).isEqualTo(JournalReader.read(file));
            Files.write(file, Arrays.copyOfRange(whole, bytes, whole.length), StandardOpenOption.APPEND);
            assertThat(journals.read(file)).isEqualTo(records);
        }
    }

    @Test
    void shouldNotReadAgainWhatItKnows() throws IOException {
        cutTo(new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1);
        JournalRecord first = journals.read(file).get(0);
        Files.write(file, whole);

        assertThat(journals.read(file)).isEqualTo(records).first().isSameAs(first);
    }

    @Test
    void shouldReadAnotherJournalOfTheName() throws IOException {
        assertThat(journals.read(file)).hasSameSizeAs(records);
        Files.delete(file);
        try (Journal journal = Journal.open(file)) {
            for (JournalRecord record : SampleJournal.resumed()) {
                journal.append(record);
            }
        }

        assertThat(journals.read(file)).isEqualTo(SampleJournal.resumed());
    }

    @Test
    void shouldRefuseALineThatDoesNotHold() throws IOException {
        int half = whole.length / 2;
        cutTo(half);
        int known = journals.read(file).size();
        whole[new String(whole, 0, half, StandardCharsets.UTF_8).lastIndexOf('\n') + 30] ^= 1;
        cutTo(whole.length);

        assertThatThrownBy(() -> journals.read(file))
                .isInstanceOf(BrokenJournal.class)
                .hasMessageContaining(":" + (known + 1) + ":");
    }
}
