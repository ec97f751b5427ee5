package org.wattladder.meter.check.daemon;

/** No connection can be made to the daemon. */
public final class Unreachable extends CheckFault {
    private static final long serialVersionUID = 1L;

    /** A fault with this sentence. */
    public Unreachable(String sentence) {
        super(sentence);
    }
}
