package org.wattladder.model.interval;

/** What an interval is for. */
public enum Purpose {
    /** Lets compiler and caches settle; counts for nothing and is not metered. */
    WARM_UP,
    /** Its rate enters the calibrated rate. */
    CALIBRATE,
    /** Enters results and scores. */
    SCORED,
    /** Enters results, but no score. */
    PROBE,
    /** Enters results, but no score; may ask for more than can be done. */
    STEP,
    /** Tells whether a rate is too high; enters no result and is not metered. */
    TRIAL,
    /** Nothing executes: active idle. */
    IDLE
}
