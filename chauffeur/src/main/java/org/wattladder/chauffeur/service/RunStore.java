package org.wattladder.chauffeur.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.wattladder.chauffeur.archive.ResultsFolder;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.settings.problem.Names;

/** Where new runs go, and where commands find earlier ones by name. */
public final class RunStore {
    /** The folder below the working directory where runs go unless the user says otherwise. */
    public static final Path RESULTS = Path.of("results");

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Path results;

    /** The runs below this folder, which need not exist. */
    public RunStore(Path results) {
        this.results = results;
    }

    /** The store of {@link #RESULTS}. */
    public static RunStore ofWorkingDirectory() {
        return new RunStore(RESULTS);
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
        List<String> names = new ResultsFolder(results).runs();
        throw new IOException(named + " does not exist; name a run directory, the result.xml in one, or a run in "
                + results
                + new Names(names)
                        .nearest(named.toString())
                        .map(name -> "; did you mean \"" + name + "\"?")
                        .orElse(""));
    }

    /** The directories of all runs below the folder, those of series too, by name. */
    List<Path> directories() throws IOException {
        return new ResultsFolder(results).runs().stream().map(results::resolve).toList();
    }

    /** The runs that a process is at, by path; reads no journal. */
    public List<Path> live() throws IOException {
        return directories().stream().filter(RunDirectory::isLive).toList();
    }
}
