package org.wattladder.chauffeur.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.JournalEnds;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.live.LiveRun;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.settings.file.BoundedFile;
import org.wattladder.settings.file.FileSentence;

/**
 * Reads of a run directory what a list shows of it: the beginning of {@code result.json}, both ends of the journal, and the
 * plan of a run without reports. What lies between is not checked; {@code verify} does that.
 */
final class RunReader {
    private static final int LARGEST_WAITING_BYTES = 1 << 20;

    private final Path results;
    private final String below;
    private final Path directory;
    private final UnaryOperator<RunSubject> shared;

    private RunReader(Path results, String below, UnaryOperator<RunSubject> shared) {
        this.results = results;
        this.below = below;
        this.shared = shared;
        this.directory = results.resolve(below);
    }

    /**
     * The run at this path below a results folder; one that cannot be read says why.
     *
     * @param shared gives the one subject among equal ones
     */
    static IndexedRun read(Path results, String below, FileStamp stamp, UnaryOperator<RunSubject> shared) {
        return new RunReader(results, below, shared).read(stamp);
    }

    private IndexedRun read(FileStamp stamp) {
        try {
            Optional<ResultSummary> reports = reports(stamp);
            if (stamp.journal().isEmpty() || reports.stream().anyMatch(each -> each.verdict() != Verdict.INCOMPLETE)) {
                ResultSummary whole = reports.orElseThrow(() -> without(RunDirectory.JSON));
                FileEnds.check(directory);
                return reported(stamp, new RunState.Complete(whole.verdict()), whole);
            }
            regular(RunDirectory.JOURNAL);
            return isGoingOn(directory)
                    ? withoutReports(stamp, live(), JournalEnds.of(file(RunDirectory.JOURNAL)))
                    : aborted(stamp, reports);
        } catch (IOException | RuntimeException damaged) {
            return run(
                    stamp,
                    new RunState.Damaged(FileSentence.of(damaged)),
                    planned(),
                    Optional.empty(),
                    Optional.empty(),
                    ListedFigures.none());
        }
    }

    private Optional<ResultSummary> reports(FileStamp stamp) throws IOException {
        if (stamp.reports().isEmpty()) {
            return Optional.empty();
        }
        regular(RunDirectory.JSON);
        return Optional.of(ResultSummary.read(directory));
    }

    private RunState live() throws IOException {
        Path waiting = file(RunDirectory.WAITING);
        return Files.isRegularFile(waiting)
                ? new RunState.Waiting(
                        BoundedFile.text(waiting, LARGEST_WAITING_BYTES).lines().toList())
                : new RunState.Running();
    }

    private IndexedRun aborted(FileStamp stamp, Optional<ResultSummary> reports) throws IOException {
        JournalEnds journal = JournalEnds.of(file(RunDirectory.JOURNAL));
        Optional<Termination> ended = journal.ended().map(JournalRecord.RunEnded::termination);
        if (ended.stream().anyMatch(Termination::complete)) {
            throw without(RunDirectory.JSON + " of the whole run");
        }
        RunState aborted =
                new RunState.Aborted(ended.map(end -> end.reason().orElse(Message.of("run-incomplete.unknown")))
                        .orElse(Message.of("fault.chauffeur-ended")));
        return reports.isPresent() ? reported(stamp, aborted, reports.get()) : withoutReports(stamp, aborted, journal);
    }

    private IndexedRun reported(FileStamp stamp, RunState state, ResultSummary reports) {
        return run(
                stamp,
                state,
                Optional.of(reports.subject()),
                Optional.of(reports.startedAt()),
                Optional.of(reports.endedAt()),
                reports.figures());
    }

    private IndexedRun withoutReports(FileStamp stamp, RunState state, JournalEnds journal) {
        return run(
                stamp,
                state,
                planned(),
                journal.started().map(JournalRecord.RunStarted::at),
                journal.ended()
                        .map(JournalRecord.RunEnded::at)
                        .or(() -> stamp.journal().map(each -> each.changed().toInstant())),
                ListedFigures.none());
    }

    private Optional<RunSubject> planned() {
        try {
            regular(RunDirectory.PLAN);
            return Optional.of(RunSubject.of(PlanYaml.read(file(RunDirectory.PLAN))));
        } catch (IOException | RuntimeException unreadable) {
            return Optional.empty();
        }
    }

    private IndexedRun run(
            FileStamp stamp,
            RunState state,
            Optional<RunSubject> subject,
            Optional<Instant> startedAt,
            Optional<Instant> endedAt,
            ListedFigures figures) {
        RunNote note = RunNote.none();
        Optional<String> noteFault = Optional.empty();
        if (stamp.note().isPresent()) {
            try {
                note = NoteFile.read(directory);
            } catch (IOException unreadable) {
                noteFault = Optional.of(FileSentence.of(unreadable));
            }
        }
        return new IndexedRun(
                below,
                results,
                below,
                state,
                subject.map(shared),
                startedAt,
                endedAt,
                stamp.changedAt(),
                figures,
                note,
                noteFault);
    }

    /** A pipe would not end, and a device may be anything. */
    private void regular(String name) throws IOException {
        if (!Files.isRegularFile(file(name))) {
            throw new IOException("its " + name + " is no file");
        }
    }

    private IOException without(String what) {
        return new IOException("it has no " + what + "; 'wattladder report " + directory + "' makes it again");
    }

    private Path file(String name) {
        return directory.resolve(name);
    }

    /** Whether a process is at the run, which first lets its journal go and then writes its reports. */
    static boolean isGoingOn(Path directory) {
        return RunDirectory.isLive(directory) || LiveRun.isOn(directory);
    }
}
