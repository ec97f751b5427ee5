package org.wattladder.chauffeur.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.wattladder.chauffeur.journal.JournalEnds;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.model.text.Message;

/** Says what to do about a run that ended because its directory cannot be written. */
final class UnwritableDirectory {
    private UnwritableDirectory() {}

    /**
     * The complaint, with the commands that help.
     *
     * @param path of the run, or of the series that it was one of
     */
    static Message complaint(Path path, IOException why) {
        Path run = latest(path);
        Path reported = SeriesDirectory.isSeries(path) ? path : run;
        return isComplete(run)
                ? Message.of("fault.reports-unwritable", reported.toString(), String.valueOf(why.getMessage()))
                : Message.of("fault.directory-unwritable", run.toString(), String.valueOf(why.getMessage()));
    }

    /** Of a series, only the run that was on can be resumed; the summary is not there before the first run is over. */
    private static Path latest(Path path) {
        if (RunDirectory.isOne(path)) {
            return path;
        }
        try (Stream<Path> runs = Files.list(path)) {
            return runs.filter(RunDirectory::isOne)
                    .max(Comparator.comparingLong(UnwritableDirectory::written))
                    .orElse(path);
        } catch (IOException unreadable) {
            return path;
        }
    }

    private static long written(Path run) {
        return run.resolve(RunDirectory.JOURNAL).toFile().lastModified();
    }

    private static boolean isComplete(Path run) {
        try {
            return JournalEnds.of(run.resolve(RunDirectory.JOURNAL))
                    .ended()
                    .map(JournalRecord.RunEnded::termination)
                    .filter(termination -> termination.complete())
                    .isPresent();
        } catch (IOException unreadable) {
            return false;
        }
    }
}
