package org.wattladder.reporter.samples;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * Moments as {@code samples.csv} has them, ISO 8601 in UTC. Hundreds of thousands are read for a page, and {@link Instant#parse}
 * takes most of that time, so the form that is written is read digit by digit, and any other by it.
 */
final class TakenAt {
    private static final Pattern FORM = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3,9})?Z");
    private static final int YEAR_END = 4;
    private static final int MONTH = 5;
    private static final int DAY = 8;
    private static final int HOUR = 11;
    private static final int MINUTE = 14;
    private static final int SECOND = 17;
    private static final int FRACTION = 20;
    private static final long MINUTES_PER_DAY = 1440;

    private TakenAt() {}

    /** In milliseconds since 1970; empty for what is no moment. */
    static OptionalLong epochMillis(String text) {
        try {
            return OptionalLong.of(
                    isWritten(text) ? read(text) : Instant.parse(text).toEpochMilli());
        } catch (DateTimeException | ArithmeticException none) {
            return OptionalLong.empty();
        }
    }

    private static boolean isWritten(String text) {
        return FORM.matcher(text).matches()
                && number(text, HOUR, HOUR + 2) < 24
                && number(text, MINUTE, MINUTE + 2) < 60
                && number(text, SECOND, SECOND + 2) < 60;
    }

    private static long read(String text) {
        long days = LocalDate.of(number(text, 0, YEAR_END), number(text, MONTH, MONTH + 2), number(text, DAY, DAY + 2))
                .toEpochDay();
        long minutes = days * MINUTES_PER_DAY + number(text, HOUR, HOUR + 2) * 60L + number(text, MINUTE, MINUTE + 2);
        int millis = text.length() > FRACTION ? number(text, FRACTION, FRACTION + 3) : 0;
        return (minutes * 60 + number(text, SECOND, SECOND + 2)) * 1000 + millis;
    }

    private static int number(String text, int from, int to) {
        int number = 0;
        for (int place = from; place < to; place++) {
            number = 10 * number + text.charAt(place) - '0';
        }
        return number;
    }
}
