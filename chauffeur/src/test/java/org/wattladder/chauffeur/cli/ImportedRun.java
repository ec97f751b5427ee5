package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A run directory with every report, made of a published ladder because nothing else is made as fast. */
final class ImportedRun {
    private ImportedRun() {}

    /** The new run directory of rows of load, operations and watts, in a folder. */
    static Path of(Path folder, String rows) throws IOException {
        Path table = Files.writeString(
                folder.resolve("ladder.csv"), "target_load_percent,ops,average_watts\n" + rows + "\n");
        Path run = folder.resolve("ladder");
        CommandRun imported = CommandRun.of(folder, "import", "ssj-csv", table.toString(), "--out", run.toString());
        assertThat(imported.exitCode()).as(imported.err()).isZero();
        return run;
    }
}
