package org.wattladder.ptdaemon.link;

/** A meter closed the connection, or the connection broke. */
public final class MeterGone extends MeterFault {
    private static final long serialVersionUID = 1L;

    /** A fault with this sentence. */
    public MeterGone(String sentence) {
        super(sentence);
    }
}
