package org.wattladder.ptdaemon.link;

import org.wattladder.model.text.Message;

/** A meter did not answer within the limit of the command; the connection is closed, as a late answer would mislead. */
public final class MeterSilent extends MeterFault {
    private static final long serialVersionUID = 1L;

    /** A fault with this reason. */
    public MeterSilent(Message reason) {
        super(reason);
    }
}
