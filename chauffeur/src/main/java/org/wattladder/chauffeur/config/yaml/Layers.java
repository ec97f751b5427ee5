package org.wattladder.chauffeur.config.yaml;

import java.util.List;
import java.util.Optional;

/**
 * Sections that inherit: the first one that gives a value decides, then the setting's default.
 *
 * @param sections from the most particular to the most general
 */
public record Layers(List<Values> sections) {
    public Layers {
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

    /** The same layers one section deeper. */
    public Layers below(Key<Values> key) {
        return new Layers(sections.stream()
                .map(values -> values.get(key))
                .flatMap(Optional::stream)
                .toList());
    }
}
