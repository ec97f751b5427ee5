package org.wattladder.ptdaemon.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;

/**
 * The answer to {@code RR}, for example {@code Ranges,0,0.500000,1,300.000000}.
 *
 * @param current how the current range is set
 * @param voltage how the voltage range is set
 */
public record Ranges(Range current, Range voltage) {
    private static final String EXPECTED = "'Ranges,<auto>,<amps>,<auto>,<volts>'";

    /** How a range is chosen. */
    public enum Choice {
        /** Fixed by a command. */
        FIXED,
        /** The device changes it itself. */
        AUTO,
        /** The device does not say, or has no ranges. */
        UNKNOWN
    }

    /**
     * One range.
     *
     * @param choice who sets it
     * @param upTo its end in amperes or volts; empty when unknown
     */
    public record Range(Choice choice, OptionalDouble upTo) {
        public Range {
            Objects.requireNonNull(choice, "choice");
            Objects.requireNonNull(upTo, "upTo");
        }

        String text() {
            String flag = choice == Choice.FIXED ? "0" : choice == Choice.AUTO ? "1" : "-1";
            return flag + "," + Numbers.sixDecimals(upTo.orElse(-1));
        }
    }

    /** The answer of a device without ranges. */
    public static Ranges none() {
        Range unknown = new Range(Choice.UNKNOWN, OptionalDouble.empty());
        return new Ranges(unknown, unknown);
    }

    /**
     * Reads the answer to {@code RR}.
     *
     * @throws UnreadableAnswer when it is anything else
     */
    public static Ranges parse(String line) throws UnreadableAnswer {
        String[] words = line.strip().split(",", -1);
        if (words.length != 5 || !words[0].equalsIgnoreCase("Ranges")) {
            throw new UnreadableAnswer(EXPECTED, line);
        }
        return new Ranges(range(words[1], words[2], line), range(words[3], words[4], line));
    }

    /**
     * Reads the answer to {@code RR,*}: four values per channel, from version 1.4.3 on behind four of the sum.
     *
     * @throws UnreadableAnswer when it is anything else
     */
    public static List<Ranges> parseAll(String line) throws UnreadableAnswer {
        String[] words = line.strip().split(",", -1);
        if (words.length < 5 || words.length % 4 != 1 || !words[0].equalsIgnoreCase("Ranges")) {
            throw new UnreadableAnswer("four values for each channel behind 'Ranges'", line);
        }
        List<Ranges> all = new ArrayList<>();
        for (int at = 1; at < words.length; at += 4) {
            all.add(new Ranges(range(words[at], words[at + 1], line), range(words[at + 2], words[at + 3], line)));
        }
        return all;
    }

    /** Whether the device may change one of them itself. */
    public boolean anyAutomatic() {
        return current.choice() == Choice.AUTO || voltage.choice() == Choice.AUTO;
    }

    private static Range range(String flag, String end, String line) throws UnreadableAnswer {
        Choice choice = switch (flag) {
            case "0" -> Choice.FIXED;
            case "1" -> Choice.AUTO;
            case "-1" -> Choice.UNKNOWN;
            default -> throw new UnreadableAnswer(EXPECTED, line);
        };
        if (!Numbers.isFinite(end)) {
            throw new UnreadableAnswer(EXPECTED, line);
        }
        double upTo = Double.parseDouble(end);
        return new Range(choice, upTo < 0 ? OptionalDouble.empty() : OptionalDouble.of(upTo));
    }

    /** The answer as it stands on the wire. */
    public String line() {
        return "Ranges," + current.text() + "," + voltage.text();
    }
}
