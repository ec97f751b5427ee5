package org.wattladder.meter.source.scripted.scenario;

import java.util.Collection;
import java.util.Comparator;

/** The known word that a wrong one was most likely meant to be. */
final class Nearest {
    private Nearest() {}

    static String hint(String wrong, Collection<String> known) {
        return known.stream()
                .min(Comparator.comparingInt(word -> distance(wrong, word)))
                .filter(word -> distance(wrong, word) <= Math.max(2, word.length() / 2))
                .map(word -> "; did you mean '" + word + "'?")
                .orElse("; there are " + String.join(", ", known));
    }

    /** How many letters to add, drop or change. */
    private static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int column = 0; column <= to.length(); column++) {
            row[column] = column;
        }
        for (int line = 1; line <= from.length(); line++) {
            int diagonal = row[0];
            row[0] = line;
            for (int column = 1; column <= to.length(); column++) {
                int changed = diagonal + (from.charAt(line - 1) == to.charAt(column - 1) ? 0 : 1);
                diagonal = row[column];
                row[column] = Math.min(changed, 1 + Math.min(row[column], row[column - 1]));
            }
        }
        return row[to.length()];
    }
}
