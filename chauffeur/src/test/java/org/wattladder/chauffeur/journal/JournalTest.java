package org.wattladder.chauffeur.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    /** Far behind the end of any journal, as readers do not lock what they read. */
    private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = directory.resolve("journal.jsonl");
    }

    private void append(List<JournalRecord> records) throws Exception {
        try (Journal journal = Journal.open(file)) {
            journal.recover();
            for (JournalRecord record : records) {
                journal.append(record);
            }
        }
    }

    @Test
    void shouldReadEveryKindOfRecordItWrote() throws Exception {
        append(SampleJournal.complete());
        assertThat(JournalReader.read(file)).isEqualTo(SampleJournal.complete());
    }

    @Test
    void shouldOpenAlthoughSomebodyLooksWhetherItIsWritten() throws Exception {
        append(SampleJournal.complete());
        try (FileChannel looking = FileChannel.open(file)) {
            FileLock look = looking.tryLock(LOCKED_BYTE, 1, true);
            Thread glance = new Thread(() -> release(look));
            glance.start();
            Journal.open(file).close();
            glance.join();
        }
    }

    private static void release(FileLock look) {
        LockSupport.parkNanos(50_000_000);
        try {
            look.release();
        } catch (IOException alreadyGone) {
            throw new UncheckedIOException(alreadyGone);
        }
    }

    @Test
    void shouldAppendToWhatIsThere() throws Exception {
        append(SampleJournal.complete().subList(0, 2));
        append(SampleJournal.complete().subList(2, 4));
        assertThat(JournalReader.read(file)).isEqualTo(SampleJournal.complete().subList(0, 4));
    }

    @Test
    void shouldReadAJournalThatIsLargerThanThePartsItIsReadIn() throws Exception {
        append(SampleJournal.complete());
        int times = (int) (300_000 / Files.size(file)) + 1;
        for (int more = 1; more < times; more++) {
            append(SampleJournal.complete());
        }
        Files.writeString(file, "torn", StandardOpenOption.APPEND);
        List<JournalRecord> records = JournalReader.read(file);
        assertThat(records).hasSize(times * SampleJournal.complete().size());
        assertThat(records.subList(records.size() - SampleJournal.complete().size(), records.size()))
                .isEqualTo(SampleJournal.complete());
    }

    @Test
    void shouldKeepEveryWholeRecordWhereverTheFileIsCut() throws Exception {
        append(SampleJournal.complete());
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length <= whole.length; length += 31) {
            Files.write(file, Arrays.copyOf(whole, length));
            String kept = new String(whole, 0, length, StandardCharsets.UTF_8);
            long lines = kept.chars().filter(letter -> letter == '\n').count();
            assertThat(JournalReader.read(file).size())
                    .as("records of %s bytes", length)
                    .isBetween((int) lines, (int) lines + 1);
        }
    }

    @Test
    void shouldNameFileAndLineOfAnAlteredRecord() throws Exception {
        append(SampleJournal.complete());
        String altered = Files.readString(file).replaceFirst("2026-03-01", "2026-03-02");
        Files.writeString(file, altered);
        assertThatThrownBy(() -> JournalReader.read(file))
                .isInstanceOf(BrokenJournal.class)
                .hasMessage(file + ":1: the checksum does not match this record and the line before");
    }

    @Test
    void shouldNameTheLineBehindOneThatWasLeftOut() throws Exception {
        append(SampleJournal.complete());
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.remove(2);
        Files.write(file, lines);
        assertThatThrownBy(() -> JournalReader.read(file))
                .hasMessage(file + ":3: the checksum does not match this record and the line before");
    }

    @Test
    void shouldRefuseALineThatIsNoRecord() throws Exception {
        append(SampleJournal.complete());
        Files.writeString(file, "hello\n" + Files.readString(file));
        assertThatThrownBy(() -> JournalReader.read(file)).hasMessage(file + ":1: not a journal line");
    }

    @Test
    void shouldGoOnOnALineOfItsOwnBehindATornOne() throws Exception {
        append(SampleJournal.complete().subList(0, 3));
        Files.writeString(file, Files.readString(file) + "{\"sha256\":\"01");
        try (Journal journal = Journal.open(file)) {
            Journal.Recovered recovered = journal.recover();
            assertThat(recovered.tornBytes()).isEqualTo(13);
            assertThat(recovered.records()).isEqualTo(SampleJournal.complete().subList(0, 3));
            journal.append(SampleJournal.complete().get(3));
        }
        assertThat(JournalReader.read(file)).isEqualTo(SampleJournal.complete().subList(0, 4));
    }

    @Test
    void shouldLeaveNothingTornBehindWhenTheDiskIsFull() throws Exception {
        for (int operations = 1; operations < 9; operations++) {
            FragileDisk disk = new FragileDisk(operations);
            disk.failAfter(operations);
            Journal journal = Journal.open(disk, file, (record, line) -> {});
            List<JournalRecord> appended = new ArrayList<>();
            for (JournalRecord record : SampleJournal.complete()) {
                try {
                    journal.append(record);
                    appended.add(record);
                } catch (IOException full) {
                    assertThat(full).hasMessage("No space left on device");
                    disk.failAfter(Long.MAX_VALUE);
                }
            }
            assertThat(appended)
                    .hasSizeGreaterThanOrEqualTo(SampleJournal.complete().size() - 1);
            assertThat(JournalReader.read(file, disk.content(file)).records()).isEqualTo(appended);
        }
    }

    @Test
    void shouldRefuseASecondWriter() throws Exception {
        try (Journal first = Journal.open(file)) {
            assertThatThrownBy(() -> Journal.open(file))
                    .hasMessage("another process writes " + file + "; this run is still going on");
            first.append(SampleJournal.complete().get(0));
        }
        assertThat(JournalReader.read(file)).hasSize(1);
    }
}
