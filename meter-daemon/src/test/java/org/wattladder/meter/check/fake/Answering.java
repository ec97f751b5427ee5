package org.wattladder.meter.check.fake;

import java.util.List;
import java.util.function.UnaryOperator;
import org.wattladder.meter.check.daemon.CheckFault;

/** Habits that change answers only. */
interface Answering extends Habit {
    @Override
    List<String> answer(String command, Relay.Behind behind) throws CheckFault;

    /** Says this to commands that start so, and does nothing. */
    static Answering says(String start, String... lines) {
        return (command, behind) -> command.startsWith(start) ? List.of(lines) : behind.ask(command);
    }

    /** Changes each line that answers commands that start so. */
    static Answering changes(String start, UnaryOperator<String> change) {
        return (command, behind) -> command.startsWith(start)
                ? behind.ask(command).stream().map(change).toList()
                : behind.ask(command);
    }

    /** The same, but honest about this very command. */
    default Answering unless(String honest) {
        return (command, behind) -> command.equals(honest) ? behind.ask(command) : answer(command, behind);
    }
}
