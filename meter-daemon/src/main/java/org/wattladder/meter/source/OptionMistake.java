package org.wattladder.meter.source;

/** A setting of a source is unknown or out of range; the message names it and what is possible. */
public final class OptionMistake extends Exception {
    private static final long serialVersionUID = 1L;

    /** A mistake with this sentence. */
    public OptionMistake(String sentence) {
        super(sentence);
    }
}
