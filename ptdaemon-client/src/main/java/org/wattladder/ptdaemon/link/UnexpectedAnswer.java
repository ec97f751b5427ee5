package org.wattladder.ptdaemon.link;

/** A meter answered, but not what the command asks for; the raw text is in the sentence. */
public final class UnexpectedAnswer extends MeterFault {
    private static final long serialVersionUID = 1L;

    private final String raw;

    /** A fault with this sentence about this answer. */
    public UnexpectedAnswer(String sentence, String raw) {
        super(sentence);
        this.raw = raw;
    }

    /** The answer as it came. */
    public String raw() {
        return raw;
    }
}
