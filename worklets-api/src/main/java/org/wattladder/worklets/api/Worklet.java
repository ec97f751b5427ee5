package org.wattladder.worklets.api;

import java.util.List;
import java.util.Set;

/**
 * Stresses one resource of the system under test by repeating transactions.
 *
 * <p>One implementation is one file, registered by one line in {@code META-INF/services}. The class is loaded in the
 * Chauffeur and the Director, which only call {@link #description()}, and in the client JVM, which runs it. Source:
 * section 5 of the ICPE 2012 paper.
 */
public interface Worklet {

    /** Says what this worklet is called, what it stresses and what can be set; cheap, and equal at every call. */
    WorkletDescription description();

    /** Native libraries that it calls and that must be installed; none for most. */
    default List<LibraryNeed> libraries() {
        return List.of();
    }

    /**
     * Begins a session in a client JVM, called once in each, before its users make their transactions. A worklet whose
     * users share nothing is a {@link StatelessWorklet} and needs none.
     */
    Session open(ClientContext context);

    /**
     * This worklet as these settings make it: itself, unless its parameters depend on which of them are set, as those of
     * a composite do. Called in the Chauffeur, the Director and the client alike.
     *
     * @param settings names of the parameters that the plan sets
     * @param catalogue all worklets there are
     * @throws IllegalArgumentException with a sentence, when these names cannot be set together
     */
    default Worklet with(Set<String> settings, WorkletCatalogue catalogue) {
        return this;
    }
}
