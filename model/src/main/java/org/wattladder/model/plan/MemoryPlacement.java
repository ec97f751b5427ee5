package org.wattladder.model.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** On which memory nodes the memory of a client lies, seen from its CPUs; proven before anything is measured. */
public enum MemoryPlacement {
    /** On the nodes of its CPUs. */
    LOCAL,
    /** On nodes that have none of its CPUs. */
    REMOTE,
    /** On all nodes in turn, page by page. */
    INTERLEAVE;

    /** The placement with this word; empty if there is none. */
    public static Optional<MemoryPlacement> named(String word) {
        return Arrays.stream(values())
                .filter(placement -> placement.word().equals(word))
                .findFirst();
    }

    /** All words. */
    public static List<String> words() {
        return Arrays.stream(values()).map(MemoryPlacement::word).toList();
    }

    /** The word in suites and plans. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
