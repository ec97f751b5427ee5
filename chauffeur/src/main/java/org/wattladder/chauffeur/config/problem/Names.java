package org.wattladder.chauffeur.config.problem;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The names that are valid somewhere, to answer one that is not.
 *
 * @param valid in the order in which they are shown
 */
public record Names(List<String> valid) {

    public Names {
        valid = List.copyOf(valid);
    }

    /** The nearest name by edit distance, or empty when none is near enough to be a slip of the keyboard. */
    public Optional<String> nearest(String wanted) {
        int limit = Math.max(1, wanted.length() / 3);
        return valid.stream()
                // A text much longer than every name is no slip, and would be compared letter by letter.
                .filter(name -> wanted.length() <= 2 * name.length() + 2 || related(wanted, name))
                .filter(name -> distance(wanted, name) <= limit || related(wanted, name))
                .min(Comparator.comparingInt(name -> distance(wanted, name)));
    }

    /** Ends a sentence about an unknown name: the nearest one, or all of them. */
    public String hint(String wanted) {
        if (valid.isEmpty()) {
            return "; none is known here";
        }
        return nearest(wanted)
                .map(name -> "; did you mean \"" + name + "\"?")
                .orElseGet(() -> "; known: " + String.join(", ", valid));
    }

    private static boolean related(String wanted, String name) {
        return wanted.length() >= 3 && (name.startsWith(wanted) || wanted.startsWith(name + "-"));
    }

    /** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
    static int distance(String from, String to) {
        int[][] cost = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                cost[i][j] = i == 0 ? j : j == 0 ? i : cheapest(cost, from, to, i, j);
            }
        }
        return cost[from.length()][to.length()];
    }

    private static int cheapest(int[][] cost, String from, String to, int i, int j) {
        int same = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        int best = Math.min(Math.min(cost[i - 1][j], cost[i][j - 1]) + 1, cost[i - 1][j - 1] + same);
        boolean swapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
    }
}
