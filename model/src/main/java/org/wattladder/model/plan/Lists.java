package org.wattladder.model.plan;

import java.util.List;

/** Copies of lists; an XML file cannot tell an empty list from a missing one, so null reads as empty. */
final class Lists {
    private Lists() {}

    static <T> List<T> copyOf(List<T> list) {
        return list == null ? List.of() : List.copyOf(list);
    }
}
