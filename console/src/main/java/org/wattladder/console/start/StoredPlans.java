package org.wattladder.console.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.file.WholeFile;
import org.wattladder.model.plan.RunPlan;

/** Plans that were imported, in a folder beside the runs, by what is in them. */
public final class StoredPlans {
    private static final String FOLDER = ".plans";
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{64}");

    private final Path folder;

    /** Keeps them below a results folder. */
    public StoredPlans(Path results) {
        this.folder = results.resolve(FOLDER);
    }

    /**
     * Keeps a plan.
     *
     * @return its name from now on
     * @throws IOException with a sentence, if the file is no plan
     */
    public String keep(Path file) throws IOException {
        RunPlan plan = PlanYaml.read(file);
        String name = PlanYaml.hash(plan);
        WholeFile.write(folder.resolve(name + ".yaml"), PlanYaml.write(plan));
        return name;
    }

    /** The file of a plan that was kept; empty when there is none of this name. */
    public Optional<Path> named(String name) {
        return NAME.matcher(name).matches()
                ? Optional.of(folder.resolve(name + ".yaml").toAbsolutePath()).filter(Files::isRegularFile)
                : Optional.empty();
    }
}
