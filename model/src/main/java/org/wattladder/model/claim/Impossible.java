package org.wattladder.model.claim;

import org.wattladder.model.text.Message;

/** A claim that cannot be true. */
public final class Impossible extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    Impossible(Message reason) {
        super(reason.notation());
        this.reason = reason;
    }

    /** What was claimed, and what was expected. */
    public Message reason() {
        return reason;
    }
}
