package org.wattladder.reporter.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.model.environment.EnvironmentText;
import org.wattladder.reporter.verify.difference.Difference;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.raw.RawJournal;

/** Holds {@code environment.yaml} to what the journal says was disclosed, byte for byte. */
final class EnvironmentCheck {
    /** Its name in a run directory. */
    static final String FILE = "environment.yaml";

    private EnvironmentCheck() {}

    /**
     * Whether the file is there and as it was written; a run that was cut off early may have none.
     *
     * @throws Differs with the first line that differs, or when the file of a run that ended is missing
     */
    static boolean check(Path directory, RawJournal journal) throws IOException, Differs {
        Path file = directory.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            if (journal.disclosed()) {
                throw Differs.file(FILE, "is missing");
            }
            return false;
        }
        try (ComparedFile compared = new ComparedFile(file)) {
            compared.write(EnvironmentText.write(journal.environment()).getBytes(StandardCharsets.UTF_8));
            Optional<Difference> difference = compared.difference();
            if (difference.isPresent()) {
                throw new Differs(difference.get());
            }
        }
        return true;
    }
}
