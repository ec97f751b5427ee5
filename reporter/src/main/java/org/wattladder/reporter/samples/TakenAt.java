package org.wattladder.reporter.samples;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * Moments as {@code samples.csv} has them, ISO 8601 in UTC. Hundreds of thousands are read for a page, and {@link Instant#parse}
 * takes most of that time, so the form that is written is read digit by digit, its day once for all moments of a day, and any
 * other form by it. For one thread.
 */
final class TakenAt {
    /** A digit stands for any digit; a fraction and a Z follow. */
    private static final String FORM = "0000-00-00T00:00:00";

    private static final int YEAR_END = 4;
    private static final int MONTH = 5;
    private static final int DAY = 8;
    private static final int DAY_END = 10;
    private static final int HOUR = 11;
    private static final int MINUTE = 14;
    private static final int SECOND = 17;
    private static final int FRACTION = 20;
    private static final int SHORTEST = FRACTION;
    private static final int SHORTEST_FRACTION = 3;
    private static final int LONGEST_FRACTION = 9;
    private static final long DAY_MILLIS = 86_400_000;

    private final char[] day = new char[DAY_END];
    private long dayMillis;

    /** In milliseconds since 1970; empty for what is no moment. */
    OptionalLong epochMillis(char[] text, int from, int length) {
        try {
            return OptionalLong.of(
                    isWritten(text, from, length)
                            ? read(text, from, length)
                            : Instant.parse(new String(text, from, length)).toEpochMilli());
        } catch (DateTimeException | ArithmeticException none) {
            return OptionalLong.empty();
        }
    }

    private static boolean isWritten(char[] text, int from, int length) {
        if (length < SHORTEST || text[from + length - 1] != 'Z') {
            return false;
        }
        for (int place = 0; place < FORM.length(); place++) {
            char form = FORM.charAt(place);
            char given = text[from + place];
            if (form == '0' ? !isDigit(given) : form != given) {
                return false;
            }
        }
        return isFraction(text, from, length)
                && number(text, from + HOUR, 2) < 24
                && number(text, from + MINUTE, 2) < 60
                && number(text, from + SECOND, 2) < 60;
    }

    private static boolean isFraction(char[] text, int from, int length) {
        int digits = length - 1 - FRACTION;
        if (length == SHORTEST) {
            return true;
        }
        if (text[from + FRACTION - 1] != '.' || digits < SHORTEST_FRACTION || digits > LONGEST_FRACTION) {
            return false;
        }
        for (int place = FRACTION; place < length - 1; place++) {
            if (!isDigit(text[from + place])) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigit(char given) {
        return given >= '0' && given <= '9';
    }

    private long read(char[] text, int from, int length) {
        if (!Arrays.equals(day, 0, DAY_END, text, from, from + DAY_END)) {
            dayMillis = DAY_MILLIS
                    * LocalDate.of(
                                    number(text, from, YEAR_END),
                                    number(text, from + MONTH, 2),
                                    number(text, from + DAY, 2))
                            .toEpochDay();
            System.arraycopy(text, from, day, 0, DAY_END);
        }
        long minutes = number(text, from + HOUR, 2) * 60L + number(text, from + MINUTE, 2);
        int millis = length > SHORTEST ? number(text, from + FRACTION, SHORTEST_FRACTION) : 0;
        return dayMillis + (minutes * 60 + number(text, from + SECOND, 2)) * 1000 + millis;
    }

    private static int number(char[] text, int from, int digits) {
        int number = 0;
        for (int place = from; place < from + digits; place++) {
            number = 10 * number + text[place] - '0';
        }
        return number;
    }
}
