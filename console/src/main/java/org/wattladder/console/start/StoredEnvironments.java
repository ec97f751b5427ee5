package org.wattladder.console.start;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.environment.EnvironmentFile;
import org.wattladder.chauffeur.config.environment.EnvironmentText;
import org.wattladder.chauffeur.file.WholeFile;
import org.wattladder.model.environment.Environment;

/** What is known of machines, a file {@code environment.yaml} each, in a folder beside the runs. */
public final class StoredEnvironments {
    private static final String FOLDER = ".environments";

    private final Path folder;

    /** Keeps them below a results folder. */
    public StoredEnvironments(Path results) {
        this.folder = results.resolve(FOLDER);
    }

    /** The file of a machine, whether there is one or not; a name is never a path. */
    public Path file(String machine) {
        return folder.resolve("of-" + URLEncoder.encode(machine, StandardCharsets.UTF_8) + ".yaml")
                .toAbsolutePath();
    }

    /**
     * What is known of a machine; empty when nothing was asked.
     *
     * @throws IOException with a sentence, if its file does not hold what it must
     */
    public Optional<Environment> of(String machine) throws IOException {
        Path file = file(machine);
        return Files.isRegularFile(file) ? Optional.of(read(file, machine)) : Optional.empty();
    }

    /** Reads a file about a machine. */
    public static Environment read(Path file, String machine) throws IOException {
        try {
            return EnvironmentFile.read(file, List.of(machine));
        } catch (ConfigProblems problems) {
            throw new IOException(problems.getMessage(), problems);
        }
    }

    /** Replaces what was known of a machine. */
    public void keep(String machine, Environment environment) throws IOException {
        WholeFile.write(file(machine), EnvironmentText.write(environment));
    }
}
