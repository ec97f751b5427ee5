package org.wattladder.ptdaemon.link;

import org.wattladder.model.text.Message;

/** A meter closed the connection, or the connection broke. */
public final class MeterGone extends MeterFault {
    private static final long serialVersionUID = 1L;

    /** A fault with this reason. */
    public MeterGone(Message reason) {
        super(reason);
    }
}
