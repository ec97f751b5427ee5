package org.wattladder.director.discover;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Says equal things once, with their number. */
final class QuantityText {
    private QuantityText() {}

    /** For example {@code 8 x 32 GiB DDR5; 4 x 16 GiB DDR5}; empty without any. */
    static Optional<String> text(List<String> things) {
        Map<String, Long> counts =
                things.stream().collect(Collectors.groupingBy(thing -> thing, TreeMap::new, Collectors.counting()));
        return counts.isEmpty()
                ? Optional.empty()
                : Optional.of(counts.entrySet().stream()
                        .map(each -> each.getValue() + " x " + each.getKey())
                        .collect(Collectors.joining("; ")));
    }
}
