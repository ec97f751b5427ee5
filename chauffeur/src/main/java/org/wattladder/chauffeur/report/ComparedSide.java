package org.wattladder.chauffeur.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.reporter.compare.Side;
import org.wattladder.reporter.figures.RunFigures;

/** Reads what a comparison is made of. */
public final class ComparedSide {
    private ComparedSide() {}

    /**
     * Reads a result, a run directory, or a directory of several runs that repeat each other.
     *
     * @throws IOException with a sentence, if there is no result or it is not valid
     */
    public static Side read(Path path) throws IOException {
        if (Files.isRegularFile(path)) {
            return side(path, List.of(run(path)));
        }
        if (Files.exists(path.resolve(RunDirectory.RESULT))) {
            return side(path, List.of(run(path.resolve(RunDirectory.RESULT))));
        }
        List<RunFigures> runs = new ArrayList<>();
        for (Path result : results(path)) {
            runs.add(run(result));
        }
        if (runs.isEmpty()) {
            throw new IOException(path + " holds neither " + RunDirectory.RESULT
                    + " nor directories that do; make it with 'wattladder report' if the run was cut off");
        }
        return side(path, runs);
    }

    private static List<Path> results(Path series) throws IOException {
        try (Stream<Path> directories = Files.list(series)) {
            return directories
                    .map(directory -> directory.resolve(RunDirectory.RESULT))
                    .filter(Files::isRegularFile)
                    .sorted(Comparator.comparing(result -> number(result.resolveSibling("")) + result))
                    .toList();
        }
    }

    /** Runs of a series end in their number: shorter ones first, so that 10 comes after 9. */
    private static String number(Path run) {
        return String.format("%09d", run.toString().length());
    }

    private static Side side(Path path, List<RunFigures> runs) {
        return new Side(path.normalize().toString(), runs);
    }

    private static RunFigures run(Path result) throws IOException {
        return RunFigures.of(new ReportWriter().result(result));
    }
}
