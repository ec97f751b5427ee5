package org.wattladder.chauffeur.event;

import java.util.Locale;

/** The parts of an interval, in order; only recording counts. */
public enum IntervalPart {
    PAUSE,
    PRE,
    RECORDING,
    POST;

    /** As progress lines show it. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
