package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Journals of other processes that are looked at again and again while they grow: of each only the lines that are new are
 * read and checked. What was read is forgotten when memory is short. Safe for use by any thread.
 */
public final class GrowingJournals {
    private final Map<Path, SoftReference<JournalReader.Whole>> known = new ConcurrentHashMap<>();

    /**
     * All whole records.
     *
     * @throws BrokenJournal as {@link JournalReader#read} does
     */
    public List<JournalRecord> read(Path file) throws IOException {
        JournalReader.Whole before =
                Optional.ofNullable(known.get(file)).map(SoftReference::get).orElse(JournalReader.NOTHING);
        JournalReader.Whole now = read(file, before);
        known.put(file, new SoftReference<>(now));
        return now.records();
    }

    /** Lines that do not follow what is known are of another journal of that name. */
    private static JournalReader.Whole read(Path file, JournalReader.Whole before) throws IOException {
        try {
            return JournalReader.read(file, before);
        } catch (BrokenJournal other) {
            return JournalReader.read(file, JournalReader.NOTHING);
        }
    }
}
