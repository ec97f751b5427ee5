package org.wattladder.settings;

import java.util.List;
import java.util.Optional;

/**
 * Sections that inherit: the first one that gives a value decides, then the setting's default.
 *
 * @param sections from the most particular to the most general
 */
public record InheritedValues(List<SectionValues> sections) {
    public InheritedValues {
        sections = List.copyOf(sections);
    }

    /** The value that holds. */
    public <T> T get(Key<T> key) {
        return sections.stream()
                .map(values -> values.get(key))
                .flatMap(Optional::stream)
                .findFirst()
                .or(key::standard)
                .orElseThrow();
    }

    /** The value that a file gives and that holds, with its place; empty when it is the default. */
    public <T> Optional<PlacedValue<T>> placed(Key<T> key) {
        return sections.stream()
                .map(values -> values.placed(key))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The same layers one section deeper. */
    public InheritedValues below(Key<SectionValues> key) {
        return new InheritedValues(sections.stream()
                .map(values -> values.get(key))
                .flatMap(Optional::stream)
                .toList());
    }
}
