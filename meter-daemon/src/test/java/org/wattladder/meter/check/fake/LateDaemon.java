package org.wattladder.meter.check.fake;

import java.util.List;
import org.wattladder.meter.check.daemon.CheckFault;

/** Has its first samples long after they were due. */
final class LateDaemon implements Habit {
    private static final int EMPTY_ANSWERS = 90;

    private int asked;

    @Override
    public List<String> answer(String command, Relay.Behind behind) throws CheckFault {
        boolean empty = command.equals("RL,1") && asked++ < EMPTY_ANSWERS;
        return empty ? List.of("No unread samples") : behind.ask(command);
    }
}
