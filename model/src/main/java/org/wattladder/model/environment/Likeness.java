package org.wattladder.model.environment;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a declared text is held against a discovered one. */
public enum Likeness {
    /** Not at all: people describe such things in their own words. */
    FREE,
    /** The same words, whatever their case and spacing. */
    TEXT,
    /** Numbers that differ by at most 1 %; a unit may follow. */
    NUMBER;

    private static final Pattern NUMBER_FIRST = Pattern.compile("([0-9]{1,15}(?:\\.[0-9]{1,9})?)(?:[^0-9.].*)?");

    /** Whether the two say different things; a text that is no number contradicts one that is. */
    public boolean contradict(String declared, String discovered) {
        return switch (this) {
            case FREE -> false;
            case TEXT -> !words(declared).equals(words(discovered));
            case NUMBER -> {
                Optional<BigDecimal> mine = number(declared);
                Optional<BigDecimal> found = number(discovered);
                yield (mine.isPresent() && found.isPresent())
                        ? differ(mine.get(), found.get())
                        : !words(declared).equals(words(discovered));
            }
        };
    }

    private static boolean differ(BigDecimal declared, BigDecimal discovered) {
        BigDecimal apart = declared.subtract(discovered).abs();
        return apart.movePointRight(2).compareTo(discovered.abs()) > 0;
    }

    private static Optional<BigDecimal> number(String text) {
        Matcher matcher = NUMBER_FIRST.matcher(text.strip());
        return matcher.matches() ? Optional.of(new BigDecimal(matcher.group(1))) : Optional.empty();
    }

    private static String words(String text) {
        return text.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    }
}
