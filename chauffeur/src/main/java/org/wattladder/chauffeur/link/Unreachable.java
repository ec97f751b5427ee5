package org.wattladder.chauffeur.link;

import java.io.IOException;
import org.wattladder.model.text.Message;

/** Says that no Director can be spoken to at an address: why, and what to do. */
public final class Unreachable extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    private Unreachable(String id, String sentence, Throwable cause) {
        super(sentence, cause);
        this.reason = Message.of(id, sentence);
    }

    /** Nothing answers there. */
    static Unreachable silent(String sentence, Throwable cause) {
        return new Unreachable("fault.no-director", sentence, cause);
    }

    /** One side does not trust the key of the other, or has none. */
    static Unreachable keyless(String sentence, Throwable cause) {
        return new Unreachable("fault.key-refused", sentence, cause);
    }

    /** Why, and what to do. */
    public Message reason() {
        return reason;
    }
}
