package org.wattladder.meter.check.daemon;

/** The daemon fell silent, closed the connection or answered what cannot be used; the message is one sentence. */
public class CheckFault extends Exception {
    private static final long serialVersionUID = 1L;

    /** A fault with this sentence. */
    public CheckFault(String sentence) {
        super(sentence);
    }
}
