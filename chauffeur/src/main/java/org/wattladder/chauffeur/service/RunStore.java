package org.wattladder.chauffeur.service;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.settings.file.BoundedFile;
import org.wattladder.settings.problem.Names;

/**
 * A folder of run directories and series. A process that has a run on itself must not list it: on some systems closing a
 * file that was read gives up the lock on its journal.
 */
public final class RunStore {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private static final int LARGEST_WAITING_BYTES = 1 << 20;

    private final Path results;

    /** The runs below this folder, which need not exist. */
    public RunStore(Path results) {
        this.results = results;
    }

    /** The folder {@code results} below the working directory, where runs go unless the user says otherwise. */
    public static RunStore ofWorkingDirectory() {
        return new RunStore(Path.of("results"));
    }

    /** Where a new run goes: {@code TIME-SUITE}, time in UTC. */
    public Path newRun(String suite, Instant now) {
        return results.resolve(STAMP.format(now) + "-" + suite);
    }

    /**
     * A run directory, the folder of a series or a file in one, by its path, or by its name below the results folder.
     *
     * @throws IOException with a sentence and the nearest name, if there is neither
     */
    public Path find(Path named) throws IOException {
        if (Files.exists(named)) {
            return named;
        }
        Path below = results.resolve(named);
        if (Files.exists(below)) {
            return below;
        }
        List<String> names = directories().stream().map(this::name).toList();
        throw new IOException(named + " does not exist; name a run directory, the result.xml in one, or a run in "
                + results
                + new Names(names)
                        .nearest(named.toString())
                        .map(name -> "; did you mean \"" + name + "\"?")
                        .orElse(""));
    }

    /** Every run below the folder, those of series too, by name; reads all their journals. */
    public List<StoredRun> runs() throws IOException {
        return directories().stream().map(this::run).toList();
    }

    List<Path> directories() throws IOException {
        List<Path> directories = new ArrayList<>();
        for (Path child : children(results)) {
            directories.addAll(
                    RunDirectory.isOne(child)
                            ? List.of(child)
                            : children(child).stream()
                                    .filter(RunDirectory::isOne)
                                    .toList());
        }
        return directories;
    }

    private static List<Path> children(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> content = Files.list(folder)) {
            return content.sorted().toList();
        } catch (AccessDeniedException ofSomebodyElse) {
            return List.of();
        }
    }

    private String name(Path directory) {
        return results.relativize(directory).toString();
    }

    /** The runs that a process is at, by path; reads no journal. */
    public List<Path> live() throws IOException {
        List<Path> live = new ArrayList<>();
        for (Path directory : directories()) {
            if (isLive(directory)) {
                live.add(directory);
            }
        }
        return live;
    }

    /** Whether a process is at the run in this directory. */
    public static boolean isLive(Path directory) throws IOException {
        Path journal = directory.resolve(RunDirectory.JOURNAL);
        return Files.exists(journal) && Journal.isWritten(journal);
    }

    /** How the run in this directory stands. */
    public StoredRun run(Path directory) {
        Path journal = directory.resolve(RunDirectory.JOURNAL);
        try {
            if (!Files.exists(journal)) {
                return stored(directory, Optional.empty(), complete(directory));
            }
            boolean running = Journal.isWritten(journal);
            RunSoFar run = RunSoFar.of(JournalReader.read(journal));
            return stored(directory, Optional.of(run), running ? going(directory) : ended(directory, run));
        } catch (IOException | IllegalArgumentException damaged) {
            return stored(directory, Optional.empty(), new RunState.Damaged(ExceptionText.of(damaged)));
        }
    }

    private StoredRun stored(Path directory, Optional<RunSoFar> run, RunState state) {
        Optional<Instant> started = run.flatMap(RunSoFar::started).map(JournalRecord.RunStarted::at);
        return new StoredRun(
                name(directory), directory, started, started.flatMap(at -> run.map(RunSoFar::lastKnown)), state);
    }

    private static RunState going(Path directory) throws IOException {
        Path waiting = directory.resolve(RunDirectory.WAITING);
        return Files.isRegularFile(waiting)
                ? new RunState.Waiting(
                        BoundedFile.text(waiting, LARGEST_WAITING_BYTES).lines().toList())
                : new RunState.Running();
    }

    private static RunState ended(Path directory, RunSoFar run) throws IOException {
        if (run.ended().isEmpty()) {
            return new RunState.Aborted(Message.of("fault.chauffeur-ended"));
        }
        Termination termination = run.ended().get();
        return termination.complete()
                ? complete(directory)
                : new RunState.Aborted(termination.reason().orElse(Message.of("run-incomplete.unknown")));
    }

    private static RunState complete(Path directory) throws IOException {
        return new RunState.Complete(ReportWriter.verdict(directory));
    }
}
