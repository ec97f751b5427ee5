package org.wattladder.reporter.language;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Finds the numbers in a text. */
public final class Numbers {
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9](?:[0-9,.]*[0-9])?");

    private Numbers() {}

    /** Every number as it is written, sorted. */
    public static List<String> in(String text) {
        return NUMBER.matcher(text).results().map(MatchResult::group).sorted().toList();
    }
}
