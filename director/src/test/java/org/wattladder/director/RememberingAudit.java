package org.wattladder.director;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.wattladder.director.audit.Audit;
import org.wattladder.director.audit.Caller;
import org.wattladder.model.wire.DirectorCommand;

/** Keeps what it is told. */
final class RememberingAudit implements Audit {
    final List<Caller> entered = new CopyOnWriteArrayList<>();
    final List<String> refused = new CopyOnWriteArrayList<>();
    final List<DirectorCommand<?>> asked = new CopyOnWriteArrayList<>();

    @Override
    public void entered(Caller caller) {
        entered.add(caller);
    }

    @Override
    public void refused(Caller caller, String why) {
        refused.add(why);
    }

    @Override
    public void asked(Caller caller, DirectorCommand<?> command) {
        asked.add(command);
    }

    @Override
    public void left(Caller caller) {}

    @Override
    public void close() {}
}
