package org.wattladder.ptdaemon.codec;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first line of an {@code RL} answer.
 *
 * @param rows how many lines follow
 * @param channels number of channels behind the sum channel; empty when only the total follows
 */
public record SampleHeader(int rows, OptionalInt channels) {
    private static final Pattern SHAPE =
            Pattern.compile("Last (\\d{1,9}) samples?(?: from sum channel and channels 1 - (\\d{1,4}))?.*");
    private static final String[] NOTHING = {"no unread", "insufficient unread"};

    /** Whether the answer says that there is nothing to read. */
    public static boolean saysNothingUnread(String line) {
        String lower = line.strip().toLowerCase(Locale.ROOT);
        for (String start : NOTHING) {
            if (lower.startsWith(start)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Reads the header.
     *
     * @throws UnreadableAnswer when it is anything else, an error included
     */
    public static SampleHeader parse(String line) throws UnreadableAnswer {
        Matcher shape = SHAPE.matcher(line.strip());
        if (!shape.matches()) {
            throw new UnreadableAnswer("'Last <n> samples'", line);
        }
        String channels = shape.group(2);
        return new SampleHeader(
                Integer.parseInt(shape.group(1)),
                channels == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(channels)));
    }

    /** The header as it stands on the wire. */
    public String line() {
        String channelPart = channels.isPresent() ? " from sum channel and channels 1 - " + channels.getAsInt() : "";
        return "Last " + rows + " samples" + channelPart;
    }
}
