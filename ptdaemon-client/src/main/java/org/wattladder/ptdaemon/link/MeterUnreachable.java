package org.wattladder.ptdaemon.link;

import org.wattladder.model.text.Message;

/** Nothing that speaks the protocol answers at the meter's address. */
public final class MeterUnreachable extends MeterFault {
    private static final long serialVersionUID = 1L;

    /** A fault with this reason. */
    public MeterUnreachable(Message reason) {
        super(reason);
    }

    /** Whether its daemon may only be late: nothing answered, at an address that there is. */
    public boolean mayStillStart() {
        return reason().id().equals("fault.meter-unreachable");
    }
}
