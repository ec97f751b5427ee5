package org.wattladder.director;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.wattladder.director.audit.Audit;
import org.wattladder.director.audit.Peer;
import org.wattladder.model.wire.DirectorCommand;

/** Keeps what it is told. */
final class RememberingAudit implements Audit {
    final List<Peer> entered = new CopyOnWriteArrayList<>();
    final List<String> refused = new CopyOnWriteArrayList<>();
    final List<DirectorCommand<?>> asked = new CopyOnWriteArrayList<>();

    @Override
    public void entered(Peer peer) {
        entered.add(peer);
    }

    @Override
    public void refused(Peer peer, String why) {
        refused.add(why);
    }

    @Override
    public void asked(Peer peer, DirectorCommand<?> command) {
        asked.add(command);
    }

    @Override
    public void left(Peer peer) {}

    @Override
    public void close() {}
}
