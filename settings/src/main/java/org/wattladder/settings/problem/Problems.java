package org.wattladder.settings.problem;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Gathers problems in the order in which they are found; used by one thread. */
public final class Problems {
    private final Set<Problem> found = new LinkedHashSet<>();

    /** Notes one problem at this place; the same one again is passed over. */
    public void add(String where, String sentence) {
        found.add(new Problem(where, sentence));
    }

    /** Everything noted so far. */
    public List<Problem> found() {
        return List.copyOf(found);
    }
}
