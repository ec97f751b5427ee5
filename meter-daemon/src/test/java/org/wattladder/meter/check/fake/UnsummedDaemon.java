package org.wattladder.meter.check.fake;

import java.util.List;
import org.wattladder.meter.check.daemon.CheckFault;

/** Has three channels, and a sum that is that of two. */
final class UnsummedDaemon implements Habit {
    private static final String ROW =
            "Time,11-22-2026 12:00:00.000,Watts,200.000000,Volts,-1.000000,Amps,-1.000000,PF,-1.000000"
                    + ",Watts,100.000000,Volts,230.000000,Amps,0.500000,PF,0.869565".repeat(3);

    @Override
    public List<String> answer(String command, Relay.Behind behind) throws CheckFault {
        return command.equals("RL,*,*")
                ? List.of("Last 1 samples from sum channel and channels 1 - 3", ROW)
                : behind.ask(command);
    }
}
