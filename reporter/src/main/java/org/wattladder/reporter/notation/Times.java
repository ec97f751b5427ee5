package org.wattladder.reporter.notation;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;

/** Instants and lengths of time as text. */
public final class Times {
    private Times() {}

    /** ISO 8601 in UTC, whole seconds. */
    public static String seconds(Instant instant) {
        return instant.truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /** ISO 8601 in UTC, always with three decimals. */
    public static String millis(Instant instant) {
        String text = instant.truncatedTo(ChronoUnit.SECONDS).toString();
        int millis = instant.get(ChronoField.MILLI_OF_SECOND);
        return text.substring(0, text.length() - 1) + "."
                + String.valueOf(1000 + millis).substring(1) + "Z";
    }

    /** For people, in English for example {@code 1 h 2 min 3 s}, {@code 12.5 s}. */
    public static Message length(Duration length) {
        long seconds = length.toSeconds();
        if (seconds < 60) {
            return Message.of("time.seconds", Figure.shortest(length.toMillis() / 1000.0));
        }
        return seconds < 3600
                ? Message.of("time.minutes", seconds / 60, seconds % 60)
                : Message.of("time.hours", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /** Minutes and seconds as on a clock, with hours when there are any, for example {@code 4:05}; below zero is 0:00. */
    public static String clock(Duration length) {
        long seconds = Math.max(0, length.toSeconds());
        return seconds >= 3600
                ? String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
