package org.wattladder.director.program;

import org.wattladder.model.text.Message;

/** What a program tells of an interval cannot stand in a result. */
public final class Untrustworthy extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Message reason;

    /** For this reason, which follows the name of the program. */
    public Untrustworthy(Message reason) {
        super(reason.notation());
        this.reason = reason;
    }

    /** Why, as it follows the name of the program. */
    public Message reason() {
        return reason;
    }
}
