package org.wattladder.reporter.language;

import java.util.List;
import java.util.regex.Pattern;

/** Finds the numbers in a text. */
public final class Numbers {
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9](?:[0-9,.]*[0-9])?");

    private Numbers() {}

    /** Every number, sorted, with points for the marks that differ between languages. */
    public static List<String> in(String text) {
        return NUMBER.matcher(text)
                .results()
                .map(number -> number.group().replace(',', '.'))
                .sorted()
                .toList();
    }
}
