package org.wattladder.chauffeur.explain;

import java.util.List;
import java.util.Optional;

/**
 * What a name means.
 *
 * @param names its whole names, each a path that begins with what it is, such as {@code suite.score.weights} or {@code
 *     finding.voltage}
 * @param what it is, as it follows the name
 * @param parts what is to be said of it, the most important first
 */
public record Explanation(List<String> names, String what, List<Part> parts) {
    public Explanation {
        names = List.copyOf(names);
        parts = List.copyOf(parts);
    }

    /** One thing said of it, under a short label. */
    public record Part(String label, String text) {}

    /** The whole name that is this word, or that ends with it from a dot on; empty when none is or does. */
    public Optional<String> nameOf(String word) {
        return names.stream()
                .filter(name -> name.equals(word) || name.endsWith("." + word))
                .findFirst();
    }

    /** Its last names, by which people know it. */
    public List<String> shortNames() {
        return names.stream()
                .map(name -> name.substring(name.lastIndexOf('.') + 1))
                .distinct()
                .toList();
    }
}
