package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code journal.jsonl} back; a torn last line is what a crash leaves and is dropped. */
public final class JournalReader {
    private JournalReader() {}

    /**
     * All whole records.
     *
     * @throws BrokenJournal if a line before the last does not hold, naming file and line
     */
    public static List<JournalRecord> read(Path file) throws IOException {
        return read(file, Files.readAllBytes(file)).records();
    }

    /** The whole records of a journal, and how many of its bytes they are. */
    record Whole(List<JournalRecord> records, long bytes) {}

    static Whole read(Path file, byte[] content) throws BrokenJournal {
        JournalLine codec = new JournalLine();
        List<JournalRecord> records = new ArrayList<>();
        int begin = 0;
        for (int end = 0; end < content.length; end++) {
            if (content[end] == '\n') {
                try {
                    records.add(codec.read(new String(content, begin, end - begin, StandardCharsets.UTF_8)));
                } catch (IllegalArgumentException broken) {
                    if (end < content.length - 1) {
                        throw new BrokenJournal(file + ":" + (records.size() + 1) + ": " + broken.getMessage());
                    }
                    break;
                }
                begin = end + 1;
            }
        }
        return new Whole(List.copyOf(records), begin);
    }
}
