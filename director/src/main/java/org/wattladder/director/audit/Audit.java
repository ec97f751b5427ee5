package org.wattladder.director.audit;

import org.wattladder.model.wire.DirectorCommand;

/** Notes who came, who was turned away and what was asked, before it is done; called on the event loop. */
public interface Audit extends AutoCloseable {

    /** Somebody took the place of the Chauffeur. */
    void entered(Caller caller);

    /** Somebody was turned away, or broke the rules. */
    void refused(Caller caller, String why);

    /** A command came. */
    void asked(Caller caller, DirectorCommand<?> command);

    /** The Chauffeur left, or its connection broke. */
    void left(Caller caller);

    @Override
    void close();

    /** Notes nothing. */
    static Audit none() {
        return new Audit() {
            @Override
            public void entered(Caller caller) {}

            @Override
            public void refused(Caller caller, String why) {}

            @Override
            public void asked(Caller caller, DirectorCommand<?> command) {}

            @Override
            public void left(Caller caller) {}

            @Override
            public void close() {}
        };
    }
}
