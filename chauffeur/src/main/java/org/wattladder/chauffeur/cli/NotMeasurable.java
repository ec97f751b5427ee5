package org.wattladder.chauffeur.cli;

/** What a suite measures does not exist on this machine, so that nothing was run and nothing is wrong. */
final class NotMeasurable extends Exception {
    private static final long serialVersionUID = 1L;

    /** Takes why, a clause. */
    NotMeasurable(String why) {
        super("Not measurable here: " + why + ". Nothing was run.");
    }
}
