package org.wattladder.reporter.compare;

import org.wattladder.model.text.Message;

/** What a comparison says of one figure, or of all of them. */
public enum ChangeVerdict {
    /** B is surely better, by what counts. */
    BETTER("better"),
    /** A difference that counts is ruled out. */
    SAME("same"),
    /** B is surely worse, by what counts. */
    WORSE("worse"),
    /** Some figures are better and some worse; of a whole comparison, never of one figure. */
    MIXED("mixed"),
    /** Neither can be told. */
    UNDECIDED("undecided");

    private final String label;

    ChangeVerdict(String label) {
        this.label = label;
    }

    /** Its name in pages, for example {@code better}. */
    public String label() {
        return label;
    }

    /** The word in reports. */
    public Message word() {
        return Message.of("comparison." + label);
    }
}
