package org.wattladder.meter.check.fake;

import java.util.List;
import org.wattladder.meter.check.daemon.CheckFault;

/** Throws the running measurement away for commands that start so. */
final class RestartingDaemon implements Habit {
    private final String start;

    RestartingDaemon(String start) {
        this.start = start;
    }

    @Override
    public List<String> answer(String command, Relay.Behind behind) throws CheckFault {
        if (command.startsWith(start)) {
            behind.ask("Reset");
        }
        return behind.ask(command);
    }
}
