package org.wattladder.director.audit;

import org.wattladder.model.wire.DirectorCommand;

/** Notes who came, who was turned away and what was asked, before it is done; called on the event loop. */
public interface Audit extends AutoCloseable {

    /** Somebody took the place of the Chauffeur. */
    void entered(Peer peer);

    /** Somebody was turned away, or broke the rules. */
    void refused(Peer peer, String why);

    /** A command came. */
    void asked(Peer peer, DirectorCommand<?> command);

    /** The Chauffeur left, or its connection broke. */
    void left(Peer peer);

    @Override
    void close();

    /** Notes nothing. */
    static Audit none() {
        return new Audit() {
            @Override
            public void entered(Peer peer) {}

            @Override
            public void refused(Peer peer, String why) {}

            @Override
            public void asked(Peer peer, DirectorCommand<?> command) {}

            @Override
            public void left(Peer peer) {}

            @Override
            public void close() {}
        };
    }
}
