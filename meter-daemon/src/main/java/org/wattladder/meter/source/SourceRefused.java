package org.wattladder.meter.source;

/** A source cannot measure on this machine; the message says why and what to do. */
public final class SourceRefused extends Exception {
    private static final long serialVersionUID = 1L;

    /** A refusal for this reason. */
    public SourceRefused(String reason) {
        super(reason);
    }
}
