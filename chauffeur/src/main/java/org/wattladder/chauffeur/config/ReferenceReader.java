package org.wattladder.chauffeur.config;

import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.chauffeur.config.score.ScoreReader;
import org.wattladder.model.plan.Reference;
import org.wattladder.settings.problem.Problems;

/** Reads a reference that no suite names. */
public final class ReferenceReader {
    private ReferenceReader() {}

    /**
     * The reference of any file; it has the file's name without ending.
     *
     * @throws ConfigProblems with everything that is wrong with the file
     */
    public static Reference read(Path file) throws ConfigProblems {
        Problems problems = new Problems();
        Optional<Reference> reference = ScoreReader.reference(file, problems);
        if (!problems.found().isEmpty()) {
            throw new ConfigProblems(problems.found());
        }
        return reference.orElseGet(Reference::none);
    }
}
