package org.wattladder.meter.check.fake;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.wattladder.meter.check.daemon.CheckFault;

/** Dies of a long line. */
final class FragileDaemon implements Habit {
    private static final int LONGEST = 1000;

    private boolean dead;

    @Override
    public boolean servesOn() {
        return !dead;
    }

    @Override
    public String read(InputStream input) throws IOException {
        String line = Habit.super.read(input);
        dead = line != null && line.length() > LONGEST;
        return dead ? null : line;
    }

    @Override
    public List<String> answer(String command, Relay.Behind behind) throws CheckFault {
        return behind.ask(command);
    }
}
