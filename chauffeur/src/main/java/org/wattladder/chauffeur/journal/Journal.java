package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ObjIntConsumer;

/**
 * Appends records to {@code journal.jsonl}; each is on the disk when {@link #append} returns. While it is open no other
 * process can open it.
 */
public final class Journal implements AutoCloseable {
    private final Path path;
    private final AppendedFile file;
    private final ObjIntConsumer<JournalRecord> told;
    private JournalLine lines = new JournalLine("");
    private long wholeBytes;
    private long samplesBytes;
    private boolean torn;
    private volatile int written;

    private Journal(Path path, AppendedFile file, ObjIntConsumer<JournalRecord> told) throws IOException {
        this.path = path;
        this.file = file;
        this.told = told;
        this.wholeBytes = file.length();
    }

    /** Opens the journal for appending, making the file when it is missing; one that is there must be recovered first. */
    public static Journal open(Path file) throws IOException {
        return open(Disk.ofThisMachine(), file, (record, line) -> {});
    }

    /**
     * Opens the journal on a disk of the caller's.
     *
     * @param told is told each record and the number of its line, from 1, as soon as it is on the disk, on the thread that
     *     appends; must return immediately
     */
    public static Journal open(Disk disk, Path file, ObjIntConsumer<JournalRecord> told) throws IOException {
        return new Journal(file, disk.open(file), told);
    }

    /** Whether another process, or a run of this one, has this journal open. */
    public static boolean isWritten(Path file) throws IOException {
        return FileOnDisk.isLocked(file);
    }

    /** Waits, without asking again and again, until no other process has this journal open. */
    public static void awaitUnwritten(Path file) throws IOException, InterruptedException {
        FileOnDisk.awaitUnlocked(file);
    }

    /**
     * What a journal held that a crash cut off.
     *
     * @param records all whole ones
     * @param tornBytes of a last line that was never finished, now removed; mostly 0
     */
    public record Recovered(List<JournalRecord> records, long tornBytes) {}

    /**
     * Reads what is there and removes a torn last line, so that the next record stands on a line of its own.
     *
     * @throws BrokenJournal if a line before the last does not hold
     */
    public Recovered recover() throws IOException {
        JournalReader.Whole whole = JournalReader.read(path, file.content());
        long tornBytes = file.length() - whole.bytes();
        lines = new JournalLine(whole.last());
        wholeBytes = whole.bytes();
        written = whole.records().size();
        torn = tornBytes > 0;
        whole.records().forEach(this::count);
        mend();
        return new Recovered(whole.records(), tornBytes);
    }

    /**
     * Appends one record and forces it to disk.
     *
     * @throws IOException if it is not on the disk; nothing of it stays in the file as far as the disk allows
     */
    public void append(JournalRecord record) throws IOException {
        mend();
        String text = lines.text(record);
        byte[] line = (text + "\n").getBytes(StandardCharsets.UTF_8);
        torn = true;
        try {
            file.write(line, 0, line.length);
            file.force();
            wholeBytes += line.length;
            lines.written(text);
            count(record);
            torn = false;
        } finally {
            mendQuietly();
        }
        int number = written + 1;
        written = number;
        told.accept(record, number);
    }

    private void count(JournalRecord record) {
        if (record instanceof JournalRecord.SamplesWritten samples) {
            samplesBytes += samples.part().bytes();
        }
    }

    /** Bytes of {@code samples.csv} that its records hold checksums of. */
    long samplesBytes() {
        return samplesBytes;
    }

    /** Number of lines in it. Any thread may ask. */
    public int lines() {
        return written;
    }

    private void mend() throws IOException {
        if (torn) {
            file.cutTo(wholeBytes);
            file.force();
            torn = false;
        }
    }

    private void mendQuietly() {
        try {
            mend();
        } catch (IOException again) {
            // What append throws is what counts; the next append, or the next reader, leaves the torn line out.
            torn = true;
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
