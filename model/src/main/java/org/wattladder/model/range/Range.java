package org.wattladder.model.range;

import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Ranges that hold for every user of a record, checked where it is made: whoever reads it may add, multiply and print its
 * values. What only one order allows is no range; it is judged where the order is known.
 */
public final class Range {
    /** More transactions of one type than any machine of today completes in an interval; a hundred of them can be added. */
    public static final long MOST_TRANSACTIONS = 10_000_000_000_000_000L;

    /** Sums of all clients stay below this, and a whole number can hold eight of them. */
    public static final long MOST_COUNT = 1_000_000_000_000_000_000L;

    /** A pebibyte: more memory than any host has. */
    public static final long MOST_MEMORY_BYTES = 1L << 50;

    /** A pebibyte: more than any transaction moves. */
    public static final long MOST_MOVED_BYTES = 1L << 50;

    /** Some file systems say that they are as large as a whole number can be. */
    public static final long MOST_STORED_BYTES = Long.MAX_VALUE;

    /** Eleven days: longer than any interval. */
    public static final long MOST_NANOS = 1_000_000_000_000_000L;

    /** More CPUs, cores or memory nodes than any host has. */
    public static final int MOST_CPUS = 100_000;

    /** Entries of a list. */
    public static final int MOST_ENTRIES = 10_000;

    /** Characters of a name. */
    public static final int LONGEST_NAME = 1000;

    /** Characters of other texts of one value, such as a path. */
    public static final int LONGEST_TEXT = 10_000;

    /** Characters of one word of a command line, as many as Linux takes. */
    public static final int LONGEST_WORD = 131_072;

    /** Characters of anything: what an attribute of {@code result.xml} can hold. */
    public static final int LONGEST = 500_000;

    private static final Instant END = Instant.parse("+10000-01-01T00:00:00Z");

    private Range() {}

    /**
     * A whole number from 0.
     *
     * @param what name of the component
     * @throws IllegalArgumentException with a sentence, if it is none
     */
    public static long count(String what, long value, long most) {
        return whole(what, value, 0, most);
    }

    /**
     * A whole number.
     *
     * @param what name of the component
     * @throws IllegalArgumentException with a sentence, if it lies outside
     */
    public static long whole(String what, long value, long least, long most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + " must be from " + least + " to " + most + ", not " + value);
        }
        return value;
    }

    /**
     * A moment that calendars and clocks can show.
     *
     * @param what name of the component
     * @throws IllegalArgumentException with a sentence, if its year has more than four digits, or it is before 1970
     */
    public static Instant moment(String what, Instant moment) {
        if (moment.isBefore(Instant.EPOCH) || !moment.isBefore(END)) {
            throw new IllegalArgumentException(what + " must lie in the years 1970 to 9999, not at " + moment);
        }
        return moment;
    }

    /**
     * A text that stands for something.
     *
     * @param what name of the component
     * @throws IllegalArgumentException with a sentence, if it is empty or too long
     */
    public static String name(String what, String text) {
        if (Objects.requireNonNull(text, what).isEmpty()) {
            throw new IllegalArgumentException(what + " must not be empty");
        }
        return text(what, text, LONGEST_NAME);
    }

    /**
     * A text that may be empty.
     *
     * @param what name of the component
     * @throws IllegalArgumentException with a sentence, if it is too long
     */
    public static String text(String what, String text) {
        return text(what, text, LONGEST_TEXT);
    }

    /**
     * A text of at most so many characters.
     *
     * @param what name of the component
     * @throws IllegalArgumentException with a sentence, if it is longer
     */
    public static String text(String what, String text, int longest) {
        if (Objects.requireNonNull(text, what).length() > longest) {
            throw new IllegalArgumentException(
                    what + " must have at most " + longest + " characters, not " + text.length());
        }
        return text;
    }

    /** Texts, each of at most so many characters; throws like {@link #text(String, String, int)}. */
    public static List<String> texts(String what, List<String> texts, int longest) {
        entries(what, texts).forEach(text -> text(what, text, longest));
        return List.copyOf(texts);
    }

    /**
     * Lists by name, copied; throws like {@link #entries} and {@link #name}.
     *
     * @param what name of the component
     */
    public static <T> Map<String, List<T>> lists(String what, Map<String, List<T>> lists) {
        entries(what, lists.keySet());
        Map<String, List<T>> copy = new LinkedHashMap<>();
        lists.forEach((name, list) -> copy.put(name("component", name), List.copyOf(entries(what, list))));
        return Collections.unmodifiableMap(copy);
    }

    /**
     * A list or map of bounded size.
     *
     * @param what name of the component
     * @throws IllegalArgumentException with a sentence, if it has more than {@value #MOST_ENTRIES} entries
     */
    public static <T extends Collection<?>> T entries(String what, T entries) {
        if (Objects.requireNonNull(entries, what).size() > MOST_ENTRIES) {
            throw new IllegalArgumentException(
                    what + " must have at most " + MOST_ENTRIES + " entries, not " + entries.size());
        }
        return entries;
    }
}
