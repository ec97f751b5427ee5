package org.wattladder.settings.problem;

import java.util.ArrayList;
import java.util.List;

/** Gathers problems in the order in which they are found; used by one thread. */
public final class Problems {
    private final List<Problem> found = new ArrayList<>();

    /** Notes one problem at this place. */
    public void add(String where, String sentence) {
        found.add(new Problem(where, sentence));
    }

    /** Everything noted so far. */
    public List<Problem> found() {
        return List.copyOf(found);
    }
}
