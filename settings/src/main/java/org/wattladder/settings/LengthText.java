package org.wattladder.settings;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths of time as users write them: a whole number and {@code ms}, {@code s}, {@code m} or {@code h}. */
public final class LengthText {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,9})(ms|s|m|h)");

    private LengthText() {}

    /** What an editor checks. */
    static Schema schema() {
        return Schema.pattern(FORM.pattern());
    }

    /** The length that a text names, or empty when it names none. */
    public static Optional<Duration> parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long count = Long.parseLong(matcher.group(1));
        return Optional.of(
                switch (matcher.group(2)) {
                    case "ms" -> Duration.ofMillis(count);
                    case "s" -> Duration.ofSeconds(count);
                    case "m" -> Duration.ofMinutes(count);
                    default -> Duration.ofHours(count);
                });
    }

    /** A text that {@link #parse} reads back, in seconds where they are whole; finer than a millisecond is refused. */
    public static String write(Duration length) {
        if (length.isNegative() || length.toNanosPart() % 1_000_000 != 0) {
            throw new IllegalArgumentException("a length of time is whole milliseconds, not " + length);
        }
        return length.toNanosPart() == 0 ? length.toSeconds() + "s" : length.toMillis() + "ms";
    }

    /** A bound of a range in its largest whole unit, for example {@code 1h}; {@link #parse} reads it back. */
    static String bound(Duration length) {
        long seconds = length.toSeconds();
        if (length.toNanosPart() != 0 || seconds == 0 || seconds % 60 != 0) {
            return write(length);
        }
        return seconds % 3600 == 0 ? seconds / 3600 + "h" : seconds / 60 + "m";
    }

    /** For people, for example {@code 41 min 30 s} or {@code 1 h 5 min}. */
    public static String spoken(Duration length) {
        long seconds = length.plusMillis(500).toSeconds();
        long hours = seconds / 3600;
        long minutes = seconds / 60 % 60;
        if (hours > 0) {
            return hours + " h " + minutes + " min";
        }
        return minutes > 0 ? minutes + " min " + seconds % 60 + " s" : seconds + " s";
    }
}
