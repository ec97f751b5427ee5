package org.wattladder.reporter.finding;

import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Message;

/** How much a finding weighs, from the heaviest to the lightest. */
public enum Severity {
    /** The run cannot be relied on for what it claims to be. */
    INVALID("invalid"),
    /** In a rating this would be invalid; the run is a rehearsal. */
    WOULD_BE_INVALID("would-be-invalid"),
    /** The figures stand, but a reader must know this. */
    WARNING("warning"),
    /** Worth knowing; takes nothing away. */
    NOTE("note");

    private final String label;

    Severity(String label) {
        this.label = label;
    }

    /** The weight of what only a rating is held to. */
    public static Severity ofRating(RunMode mode) {
        return switch (mode) {
            case RATING -> INVALID;
            case REHEARSAL -> WOULD_BE_INVALID;
            case RESEARCH, PUBLISHED -> WARNING;
        };
    }

    /** The word in files, for example {@code invalid}. */
    public String label() {
        return label;
    }

    /** The word in reports for people. */
    public Message word() {
        return Message.of("severity." + label);
    }
}
