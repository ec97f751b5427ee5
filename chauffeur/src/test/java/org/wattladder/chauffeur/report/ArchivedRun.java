package org.wattladder.chauffeur.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.wattladder.chauffeur.journal.RunDirectory;

/** The real run that tests read, as it was recorded. */
public final class ArchivedRun {
    /** Where it lies. */
    public static final Path ARCHIVE = Path.of("src/test/resources/archive/run");

    private ArchivedRun() {}

    /** A copy in a new directory, without reports. */
    public static Path copyTo(Path run) throws IOException {
        Files.createDirectories(run);
        try (Stream<Path> files = Files.list(ARCHIVE)) {
            for (Path file : files.toList()) {
                Files.copy(file, run.resolve(file.getFileName()));
            }
        }
        return run;
    }

    /** A copy with every report and manifest, which verifies. */
    public static Path reportedIn(Path run) throws IOException {
        new ReportWriter().regenerate(RunDirectory.open(copyTo(run)));
        return run;
    }
}
