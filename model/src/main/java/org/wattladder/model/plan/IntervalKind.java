package org.wattladder.model.plan;

/** What an interval is for. */
public enum IntervalKind {
    /** Unpaced, lets the JIT and the caches settle. */
    WARM_UP,
    /** Unpaced, finds the calibrated rate. */
    CALIBRATION,
    /** Paced at a share of the calibrated rate. */
    LEVEL,
    /** A number of iterations, unpaced. */
    ITERATIONS,
    /** Unpaced, with a given number of transactions outstanding. */
    DEPTH,
    /** Nothing executes. */
    IDLE
}
