package org.wattladder.meter.source;

/** A range was not set; the message says why and what is possible, and goes to the client behind {@code Error: }. */
public final class RangeRefused extends Exception {
    private static final long serialVersionUID = 1L;

    /** A refusal for this reason. */
    public RangeRefused(String reason) {
        super(reason);
    }
}
