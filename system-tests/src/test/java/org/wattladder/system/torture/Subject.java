package org.wattladder.system.torture;

import java.util.OptionalInt;

/** The kind of run that is broken. */
enum Subject {
    LADDER("torture", OptionalInt.of(5)),
    PROGRAM("torture-program", OptionalInt.of(5)),
    SEARCH("torture-search", OptionalInt.empty()),
    TRACE("torture-trace", OptionalInt.of(5));

    private final String suite;
    private final OptionalInt plannedIntervals;

    Subject(String suite, OptionalInt plannedIntervals) {
        this.suite = suite;
        this.plannedIntervals = plannedIntervals;
    }

    String suite() {
        return suite;
    }

    /** How many intervals a whole run has; empty where it depends on what is measured. */
    OptionalInt plannedIntervals() {
        return plannedIntervals;
    }

    /** For the table. */
    String words() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** A trace has one worklet: its idle is a bin without load. */
    boolean has(Point point) {
        return this != TRACE || !point.needsSecondWorklet();
    }
}
