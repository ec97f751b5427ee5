package org.wattladder.chauffeur.agents;

import org.wattladder.model.text.Message;

/** Says that a host or meter cannot be reached or refuses: which, where and what to do. */
public final class AgentFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    AgentFault(Message reason, Throwable cause) {
        super(reason.notation(), cause);
        this.reason = reason;
    }

    AgentFault(Message reason) {
        super(reason.notation());
        this.reason = reason;
    }

    /** Which, where and what to do. */
    public Message reason() {
        return reason;
    }
}
