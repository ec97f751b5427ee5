package org.wattladder.ptdaemon.codec;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.Locale;

/** Time stamps of samples, {@code MM-DD-YYYY HH:MM:SS.mmm}: the local time of the daemon's host, no zone said. */
public final class Stamp {
    private static final DateTimeFormatter SHAPE =
            DateTimeFormatter.ofPattern("MM-dd-uuuu HH:mm:ss.SSS", Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);

    private Stamp() {}

    /** The stamp in milliseconds; finer parts are cut off. */
    public static String text(LocalDateTime stamp) {
        StringBuilder text = new StringBuilder(24);
        digits(text, stamp.getMonthValue(), 2).append('-');
        digits(text, stamp.getDayOfMonth(), 2).append('-');
        digits(text, stamp.getYear(), 4).append(' ');
        digits(text, stamp.getHour(), 2).append(':');
        digits(text, stamp.getMinute(), 2).append(':');
        digits(text, stamp.getSecond(), 2).append('.');
        return digits(text, stamp.getNano() / 1_000_000, 3).toString();
    }

    /** By hand, as a formatter costs more than all else of a sample. */
    private static StringBuilder digits(StringBuilder text, int number, int width) {
        String digits = Integer.toString(number);
        return text.append("0".repeat(Math.max(0, width - digits.length()))).append(digits);
    }

    /**
     * Reads a stamp.
     *
     * @throws UnreadableAnswer when it has another shape or names no real date
     */
    public static LocalDateTime parse(String text) throws UnreadableAnswer {
        try {
            return LocalDateTime.parse(text.strip(), SHAPE);
        } catch (DateTimeParseException otherShape) {
            throw new UnreadableAnswer("a time stamp MM-DD-YYYY HH:MM:SS.mmm", text);
        }
    }
}
