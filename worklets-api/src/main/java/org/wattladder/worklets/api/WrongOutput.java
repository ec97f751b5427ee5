package org.wattladder.worklets.api;

/** Says that a transaction computed a wrong result; the client reports the sentence and the run fails. */
public final class WrongOutput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Takes one sentence that names what was expected and what was found. */
    public WrongOutput(String sentence) {
        super(sentence);
    }
}
