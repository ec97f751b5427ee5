package org.wattladder.meter.check.fake;

import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.model.time.TimeSource;

/** Thinks about its identity for longer than clients wait. */
final class SlowDaemon implements Habit {
    private static final long THOUGHT_NANOS = 1_100_000_000L;

    @Override
    public List<String> answer(String command, Relay.Behind behind) throws CheckFault {
        TimeSource time = TimeSource.system();
        long until = time.nanoTime() + (command.equals("Identify") ? THOUGHT_NANOS : 0);
        for (long left = until - time.nanoTime(); left > 0; left = until - time.nanoTime()) {
            LockSupport.parkNanos(left);
        }
        return behind.ask(command);
    }
}
