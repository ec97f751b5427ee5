package org.wattladder.chauffeur.lab;

import org.wattladder.model.text.Message;

/** Says that a host or meter cannot be reached or refuses: which, where and what to do. */
public final class LabFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    LabFault(Message reason, Throwable cause) {
        super(reason.notation(), cause);
        this.reason = reason;
    }

    LabFault(Message reason) {
        this(reason, null);
    }

    /** Which, where and what to do. */
    public Message reason() {
        return reason;
    }
}
