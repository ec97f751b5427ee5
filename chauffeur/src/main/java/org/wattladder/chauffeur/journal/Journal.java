package org.wattladder.chauffeur.journal;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Appends records to {@code journal.jsonl}; each is on the disk when {@link #append} returns. */
public final class Journal implements AutoCloseable {
    // A stream and not a channel: an interrupt of the run's thread closes a channel in mid-write.
    private final FileOutputStream stream;
    private final JournalLine lines = new JournalLine();

    private Journal(FileOutputStream stream) {
        this.stream = stream;
    }

    /** Opens the journal for appending, making the file when it is missing. */
    public static Journal open(Path file) throws IOException {
        return new Journal(new FileOutputStream(file.toFile(), true));
    }

    /** Appends one record and forces it to disk. */
    public void append(JournalRecord record) throws IOException {
        stream.write((lines.write(record) + "\n").getBytes(StandardCharsets.UTF_8));
        stream.getFD().sync();
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
