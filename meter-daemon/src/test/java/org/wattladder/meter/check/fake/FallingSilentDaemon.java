package org.wattladder.meter.check.fake;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.wattladder.meter.check.daemon.CheckFault;

/** Answers some commands and never another. */
public final class FallingSilentDaemon implements Habit {
    private final AtomicInteger left;

    private FallingSilentDaemon(int answers) {
        this.left = new AtomicInteger(answers);
    }

    /** Stands before a daemon that behaves, and gives so many of its answers. */
    public static Relay before(int port, int answers) throws IOException {
        return Relay.before(port, new FallingSilentDaemon(answers));
    }

    @Override
    public List<String> answer(String command, Relay.Behind behind) throws CheckFault {
        return left.getAndDecrement() > 0 ? behind.ask(command) : List.of();
    }
}
