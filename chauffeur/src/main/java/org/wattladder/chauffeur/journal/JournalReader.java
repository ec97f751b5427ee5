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
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        List<String> lines = text.lines().toList();
        JournalLine codec = new JournalLine();
        List<JournalRecord> records = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            try {
                records.add(codec.read(lines.get(i)));
            } catch (IllegalArgumentException broken) {
                if (i < lines.size() - 1) {
                    throw new BrokenJournal(file + ":" + (i + 1) + ": " + broken.getMessage());
                }
            }
        }
        return List.copyOf(records);
    }
}
