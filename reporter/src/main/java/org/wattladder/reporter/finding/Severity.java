package org.wattladder.reporter.finding;

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

    /** The word in files and reports, for example {@code invalid}. */
    public String label() {
        return label;
    }

    /** A number of findings in words, for example {@code 2 warnings}. */
    public String counted(long count) {
        return count + " " + label + (count == 1 || this == INVALID ? "" : "s");
    }
}
