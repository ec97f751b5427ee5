package org.wattladder.settings.problem;

import java.util.ArrayList;
import java.util.List;

/** Gathers problems in the order in which they are found; used by one thread. */
public final class Problems {
    private final List<Problem> found = new ArrayList<>();

    /** Notes one problem at this place; the same one again is passed over. */
    public void add(String where, String sentence) {
        Problem problem = new Problem(where, sentence);
        if (!found.contains(problem)) {
            found.add(problem);
        }
    }

    /** Everything noted so far. */
    public List<Problem> found() {
        return List.copyOf(found);
    }
}
