package org.wattladder.reporter.finding;

import org.wattladder.model.text.Message;

/** How much a finding weighs, from the heaviest to the lightest. */
public enum Severity {
    /** The run cannot be relied on for what it claims to be. */
    INVALID("invalid"),
    /** The figures stand, but a reader must know this. */
    WARNING("warning"),
    /** Worth knowing; takes nothing away. */
    NOTE("note");

    private final String label;

    Severity(String label) {
        this.label = label;
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
