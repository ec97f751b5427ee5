package org.wattladder.ptdaemon.link;

import org.wattladder.model.text.Message;

/** A meter failed; the reason names the meter, its address and the command concerned. */
public class MeterFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    /** A fault with this reason. */
    public MeterFault(Message reason) {
        super(reason.notation());
        this.reason = reason;
    }

    /** What happened. */
    public Message reason() {
        return reason;
    }
}
