package org.wattladder.model.archive;

import java.util.Optional;
import java.util.OptionalInt;

/** The version of {@code result.xml}, {@code journal.jsonl} and {@code plan.yaml}; they change together, and no other is read. */
public final class FormatVersion {
    /** Version that is written and read. */
    public static final int CURRENT = 2;

    private FormatVersion() {}

    /**
     * Why a file of this version is not read, as the end of a sentence that begins with its name; empty for the current one.
     *
     * @param found as the file states it; empty when it states none
     */
    public static Optional<String> refusal(OptionalInt found) {
        if (found.isPresent() && found.getAsInt() == CURRENT) {
            return Optional.empty();
        }
        return Optional.of("has " + (found.isPresent() ? "format version " + found.getAsInt() : "no format version")
                + ", but this version of Wattladder reads " + CURRENT + "; use the one that wrote it");
    }
}
