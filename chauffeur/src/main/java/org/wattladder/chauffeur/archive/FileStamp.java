package org.wattladder.chauffeur.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Optional;
import org.wattladder.chauffeur.journal.RunDirectory;

/**
 * By what it is known that a run has to be read again. Whole files are replaced in a run directory, which changes its own
 * time; only the journal grows in place.
 *
 * @param directory when a file of the run was last made, replaced or removed
 * @param journal empty when there is none
 * @param reports {@code result.json}; empty when there is none
 * @param result {@code result.xml}; empty when there is none
 * @param note empty when there is none
 */
record FileStamp(
        Version directory,
        Optional<Version> journal,
        Optional<Version> reports,
        Optional<Version> result,
        Optional<Version> note) {

    /**
     * A version of one file.
     *
     * @param changed when it was written last
     * @param bytes of it
     */
    record Version(FileTime changed, long bytes) {}

    /** The stamp of a run directory; empty when it is none, or when there is nothing of that name any more. */
    static Optional<FileStamp> of(Path directory, Optional<Path> note) throws IOException {
        Optional<Version> journal = version(directory.resolve(RunDirectory.JOURNAL));
        Optional<Version> result = version(directory.resolve(RunDirectory.RESULT));
        if (journal.isEmpty() && result.isEmpty()) {
            return Optional.empty();
        }
        Optional<Version> reports = version(directory.resolve(RunDirectory.JSON));
        Optional<Version> noted = note.isPresent() ? version(note.get()) : Optional.empty();
        return version(directory).map(itself -> new FileStamp(itself, journal, reports, result, noted));
    }

    Instant changedAt() {
        return directory.changed().toInstant();
    }

    private static Optional<Version> version(Path file) throws IOException {
        try {
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(new Version(found.lastModifiedTime(), found.size()));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        }
    }
}
