package org.wattladder.chauffeur.journal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code journal.jsonl} back; a torn last line is what a crash leaves and is dropped. */
public final class JournalReader {
    private static final int PART_BYTES = 1 << 16;

    private JournalReader() {}

    /**
     * All whole records.
     *
     * @throws BrokenJournal if it is of another version, or a line before the last does not hold, naming file and line
     */
    public static List<JournalRecord> read(Path file) throws IOException {
        return read(file, NOTHING).records();
    }

    /** The whole records of a journal, how many of its bytes they are, and the checksum of the last. */
    record Whole(List<JournalRecord> records, long bytes, String last) {}

    /** Nothing was read yet. */
    static final Whole NOTHING = new Whole(List.of(), 0, "");

    static Whole read(Path file, byte[] content) throws IOException {
        return read(file, new ByteArrayInputStream(content), NOTHING);
    }

    /** Those that were read before, and what follows them; all of it, if the file is shorter than that. */
    static Whole read(Path file, Whole before) throws IOException {
        long size = Files.size(file);
        if (size == before.bytes()) {
            return before;
        }
        Whole known = size < before.bytes() ? NOTHING : before;
        try (InputStream content = Files.newInputStream(file)) {
            content.skipNBytes(known.bytes());
            return read(file, content, known);
        }
    }

    /** Line by line: the journal of many hosts may be larger than the memory. */
    private static Whole read(Path file, InputStream content, Whole before) throws IOException {
        JournalLine codec = new JournalLine(before.last());
        List<JournalRecord> records = new ArrayList<>(before.records());
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long bytes = before.bytes();
        byte[] part = new byte[PART_BYTES];
        for (int length = content.read(part); length >= 0; length = content.read(part)) {
            int begin = 0;
            for (int end = 0; end < length; end++) {
                if (part[end] != '\n') {
                    continue;
                }
                line.write(part, begin, end - begin);
                String text = line.toString(StandardCharsets.UTF_8);
                Optional<String> refusal = records.isEmpty() ? JournalLine.refusal(text) : Optional.empty();
                if (refusal.isPresent()) {
                    throw new BrokenJournal(file + " " + refusal.get());
                }
                try {
                    records.add(codec.read(text));
                } catch (IllegalArgumentException broken) {
                    if (end < length - 1 || content.read() >= 0) {
                        throw new BrokenJournal(file + ":" + (records.size() + 1) + ": " + broken.getMessage());
                    }
                    return new Whole(List.copyOf(records), bytes, codec.last());
                }
                bytes += line.size() + 1L;
                line.reset();
                begin = end + 1;
            }
            line.write(part, begin, length - begin);
        }
        return new Whole(List.copyOf(records), bytes, codec.last());
    }
}
