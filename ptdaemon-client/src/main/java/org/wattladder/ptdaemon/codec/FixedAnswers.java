package org.wattladder.ptdaemon.codec;

import java.util.Locale;

/** Answers that are fixed sentences. */
public final class FixedAnswers {
    /** Answer to {@code Hello}. */
    public static final String HELLO = "Hello, PTDaemon here!";
    /** Answer to {@code Stop} while measuring. */
    public static final String STOPPING = "Stopping untimed measurement";
    /** Answer to {@code Stop} otherwise. */
    public static final String NOTHING_TO_STOP = "Error: no measurement to stop";
    /** Answer to {@code RL,*,*} on a one-channel device, and to other wrong counts. */
    public static final String WRONG_PARAMETER_COUNT = "Invalid number of parameters";
    /** Answer to a command that is none. */
    public static final String UNKNOWN_COMMAND = "Unknown command";
    /** Answer to {@code RL} when all samples were read. */
    public static final String NO_UNREAD = "No unread samples";
    /** Start of the answer to {@code RL,n} when fewer than n are unread. */
    public static final String INSUFFICIENT_UNREAD = "Insufficient unread samples";
    /** Answer to {@code R*} before the first sample. */
    public static final String NO_DATA = "No data";

    private static final String[] REFUSALS = {
        "error",
        "invalid number of parameter",
        "invalid channel",
        "null channel",
        "channel number out",
        "meter busy",
        "unknown command"
    };

    private FixedAnswers() {}

    /** Answer to {@code SR} with this type letter, which is echoed as it was sent. */
    public static String rangeChanged(String typeLetter) {
        return "Range " + typeLetter + " changed";
    }

    /** Whether the line is one of the known ways to refuse a command. */
    public static boolean refuses(String line) {
        String lower = line.strip().toLowerCase(Locale.ROOT);
        for (String refusal : REFUSALS) {
            if (lower.startsWith(refusal)) {
                return true;
            }
        }
        return false;
    }
}
