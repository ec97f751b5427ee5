package org.wattladder.settings.problem;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.EditDistance;

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
        return near(wanted, 1).stream().findFirst();
    }

    /** At most so many names that are near enough to be a slip of the keyboard, the nearest first. */
    public List<String> near(String wanted, int most) {
        int limit = Math.max(1, wanted.length() / 3);
        return valid.stream()
                // A text much longer than every name is no slip, and would be compared letter by letter.
                .filter(name -> wanted.length() <= 2 * name.length() + 2 || related(wanted, name))
                .filter(name -> EditDistance.between(wanted, name) <= limit || related(wanted, name))
                .sorted(Comparator.comparingInt(name -> EditDistance.between(wanted, name)))
                .limit(most)
                .toList();
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
        return wanted.length() >= 3
                && (name.startsWith(wanted)
                        || wanted.startsWith(name + "-")
                        || (wanted.startsWith(name) && wanted.length() <= 2 * name.length()));
    }
}
