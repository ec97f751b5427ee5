package org.wattladder.ptdaemon.link;

/** Nothing that speaks the protocol answers at the meter's address. */
public final class MeterUnreachable extends MeterFault {
    private static final long serialVersionUID = 1L;

    /** A fault with this sentence. */
    public MeterUnreachable(String sentence) {
        super(sentence);
    }
}
