package org.wattladder.ptdaemon.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Version of a daemon, {@code 1.10.0-ed9a21d2-20220817}; compared by its numbers, so that 1.10.0 is later than 1.9.1.
 *
 * @param text all that follows {@code version=}
 */
public record DaemonVersion(String text) implements Comparable<DaemonVersion> {
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})*).*");

    public DaemonVersion {
        Objects.requireNonNull(text, "text");
    }

    /** The numbers before the first dash; empty when the text starts otherwise. */
    public List<Integer> numbers() {
        Matcher matcher = NUMBERS.matcher(text);
        List<Integer> numbers = new ArrayList<>();
        if (matcher.matches()) {
            for (String number : matcher.group(1).split("\\.", -1)) {
                numbers.add(Integer.valueOf(number));
            }
        }
        return List.copyOf(numbers);
    }

    @Override
    public int compareTo(DaemonVersion other) {
        List<Integer> mine = numbers();
        List<Integer> theirs = other.numbers();
        for (int index = 0; index < Math.max(mine.size(), theirs.size()); index++) {
            int difference = Integer.compare(at(mine, index), at(theirs, index));
            if (difference != 0) {
                return difference;
            }
        }
        return text.compareTo(other.text);
    }

    private static int at(List<Integer> numbers, int index) {
        return index < numbers.size() ? numbers.get(index) : 0;
    }
}
