package org.wattladder.meter.check.fake;

import java.util.List;
import org.wattladder.meter.check.daemon.CheckFault;

/** Gives samples again that were read. */
final class RepeatingDaemon implements Habit {
    private List<String> last = List.of("No unread samples");

    @Override
    public List<String> answer(String command, Relay.Behind behind) throws CheckFault {
        List<String> lines = behind.ask(command);
        if (!command.startsWith("RL")) {
            return lines;
        }
        last = lines.size() > 1 ? lines : last;
        return last;
    }
}
