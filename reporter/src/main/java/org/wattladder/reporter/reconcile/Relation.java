package org.wattladder.reporter.reconcile;

/** What the relation of two meters is called; several may hold. */
public enum Relation {
    /** Same watts at the same time, within the limits. */
    AGREES("agrees"),
    /** Proportionally more or less. */
    GAIN_DIFFERS("gain differs"),
    /** More or less by a constant. */
    OFFSET_DIFFERS("offset differs"),
    /** The other shows later what the reference shows. */
    LAGS("lags"),
    /** The other shows it earlier. */
    LEADS("leads"),
    /** The other does not move while the reference does, or the reverse. */
    STUCK("stuck"),
    /** The other averages over a longer time. */
    AVERAGED("averaged"),
    /** Both move, but not together. */
    UNRELATED("unrelated"),
    /** Power hardly changed, or there are too few samples at the same time. */
    TOO_LITTLE("too little variation");

    private final String word;

    Relation(String word) {
        this.word = word;
    }

    /** The words in texts. */
    public String word() {
        return word;
    }
}
