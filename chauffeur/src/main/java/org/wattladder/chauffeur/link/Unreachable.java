package org.wattladder.chauffeur.link;

import java.io.IOException;
import org.wattladder.model.text.Message;

/** Says that no Director can be spoken to at an address: why, and what to do. */
public final class Unreachable extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    private Unreachable(Message reason, String sentence) {
        super(sentence);
        this.reason = reason;
    }

    /** Nothing answers there. */
    static Unreachable silent(String sentence, Throwable cause) {
        Unreachable silent = new Unreachable(Message.of("fault.no-director", sentence), sentence);
        silent.initCause(cause);
        return silent;
    }

    /** There is no machine of that name. */
    static Unreachable unknown(String host, String name) {
        String sentence = "host " + host + " cannot be found: there is no machine named '" + name
                + "'; correct the name, or give its address";
        return new Unreachable(Message.of("fault.no-director", sentence), sentence);
    }

    /** One side does not trust the key of the other, or has none. */
    static Unreachable keyless(String sentence) {
        return new Unreachable(Message.of("fault.key-refused", sentence), sentence);
    }

    /** Why, and what to do. */
    public Message reason() {
        return reason;
    }
}
