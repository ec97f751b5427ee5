package org.wattladder.meter.check.fake;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.ptdaemon.codec.Stamp;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Writes other stamps into its samples. */
final class RestampingDaemon implements Habit {
    private final UnaryOperator<LocalDateTime> other;

    RestampingDaemon(UnaryOperator<LocalDateTime> other) {
        this.other = other;
    }

    @Override
    public List<String> answer(String command, Relay.Behind behind) throws CheckFault {
        List<String> lines = new ArrayList<>();
        for (String line : behind.ask(command)) {
            lines.add(line.startsWith("Time,") ? restamped(line) : line);
        }
        return lines;
    }

    private String restamped(String line) throws CheckFault {
        String[] words = line.split(",", 3);
        try {
            return "Time," + Stamp.text(other.apply(Stamp.parse(words[1]))) + "," + words[2];
        } catch (UnreadableAnswer unreadable) {
            throw new CheckFault(unreadable.getMessage());
        }
    }
}
