package org.wattladder.model.text;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Several texts one after the other.
 *
 * @param parts in order
 * @param clauses whether semicolons part them, because they have commas of their own
 */
public record Listing(List<Text> parts, boolean clauses) implements Text {
    public Listing {
        parts = List.copyOf(parts);
    }

    /** Texts parted by semicolons. */
    public static Listing clauses(List<? extends Text> parts) {
        return new Listing(List.copyOf(parts), true);
    }

    /** What parts the texts. */
    public String separator() {
        return clauses ? "; " : ", ";
    }

    @Override
    public String notation() {
        return parts.stream().map(Text::notation).collect(Collectors.joining(separator(), "[", "]"));
    }
}
