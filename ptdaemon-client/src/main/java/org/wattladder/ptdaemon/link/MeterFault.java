package org.wattladder.ptdaemon.link;

/** A meter failed; the message is one sentence that names the meter, its address and the command concerned. */
public class MeterFault extends Exception {
    private static final long serialVersionUID = 1L;

    /** A fault with this sentence. */
    public MeterFault(String sentence) {
        super(sentence);
    }
}
