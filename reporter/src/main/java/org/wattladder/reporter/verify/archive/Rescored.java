package org.wattladder.reporter.verify.archive;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.reporter.verify.difference.Differs;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A copy of a run that was scored against another reference. It holds plan, journal and samples of the run as they were, and the other
 * reference in a file of its own, which says what the directory is.
 */
public final class Rescored {
    /** The name of that file in a run directory. */
    public static final String FILE = "rescored.json";

    private static final String SCORE = "score";
    private static final String REFERENCE = "reference";

    private Rescored() {}

    /** The text of the file. */
    public static String text(Reference reference) {
        return WireCodec.strictMapper()
                        .writerWithDefaultPrettyPrinter()
                        .writeValueAsString(reference)
                        .replace("\r\n", "\n")
                + "\n";
    }

    /** Whether this directory is such a copy. */
    public static boolean is(Path directory) {
        return Files.exists(directory.resolve(FILE));
    }

    /** Throws when the result is scored against another reference than the file says. */
    public static void check(Path directory, Reference printed) throws IOException, Differs {
        try {
            String text = Files.readString(directory.resolve(FILE), StandardCharsets.UTF_8);
            if (!WireCodec.strictMapper().readValue(text, Reference.class).equals(printed)) {
                throw Differs.file(FILE, "is another reference than the one in result.xml");
            }
        } catch (JacksonException unreadable) {
            throw Differs.file(FILE, "cannot be read: " + unreadable.getOriginalMessage());
        }
    }

    /** Takes the reference out of a plan, as that of the run is another one. */
    static void without(JsonNode plan) {
        if (plan.path(SCORE) instanceof ObjectNode score) {
            score.remove(REFERENCE);
        }
    }
}
