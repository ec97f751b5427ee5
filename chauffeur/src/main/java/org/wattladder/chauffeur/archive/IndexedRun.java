package org.wattladder.chauffeur.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A run as lists show it.
 *
 * @param name by which it is found in its index: its path below the results folder, made different when another folder has
 *     a run of that path
 * @param results the results folder it lies in
 * @param below its path below that folder
 * @param state how it stands
 * @param subject what it is of; empty when neither reports nor plan can be read
 * @param startedAt empty when nothing tells
 * @param endedAt when it ended, or the last thing known of it; empty when nothing tells
 * @param changedAt when a file of it was last made, replaced or removed
 * @param figures in its reports
 * @param note what people wrote to it
 * @param noteFault what is wrong with the file of its note; empty when nothing is
 */
public record IndexedRun(
        String name,
        Path results,
        String below,
        RunState state,
        Optional<RunSubject> subject,
        Optional<Instant> startedAt,
        Optional<Instant> endedAt,
        Instant changedAt,
        ListedFigures figures,
        RunNote note,
        Optional<String> noteFault) {

    /**
     * The run in this directory, as it is now.
     *
     * @throws IOException with a sentence, if there is none
     */
    public static IndexedRun of(Path directory) throws IOException {
        Path whole = directory.toAbsolutePath().normalize();
        FileStamp stamp = FileStamp.of(whole, Optional.of(NoteFile.of(whole)))
                .orElseThrow(() -> new IOException(directory + " is not a run directory"));
        Path name = whole.getFileName();
        return RunReader.read(whole.resolveSibling(""), name.toString(), stamp, subject -> subject);
    }

    /** The run directory. */
    public Path directory() {
        return results.resolve(below);
    }

    /** Names of the machines it measures, in the order of its plan; none when nothing tells. */
    public List<String> hosts() {
        return subject.map(RunSubject::hosts).orElse(List.of());
    }

    /** The time that lists are sorted by: when it began, or else when it changed. */
    Instant listedAt() {
        return startedAt.orElse(changedAt);
    }

    IndexedRun named(String unique) {
        return unique.equals(name)
                ? this
                : new IndexedRun(
                        unique, results, below, state, subject, startedAt, endedAt, changedAt, figures, note,
                        noteFault);
    }
}
