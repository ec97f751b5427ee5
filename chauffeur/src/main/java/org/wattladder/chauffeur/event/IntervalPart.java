package org.wattladder.chauffeur.event;

/** The parts of an interval, in order; only recording counts. */
public enum IntervalPart {
    PAUSE,
    PRE,
    RECORDING,
    POST
}
