package org.wattladder.model.result;

/** Whether a daemon's device statistics of a measurement have the count and average of the samples that were read. */
public enum StatisticsCheck {
    /** Counts equal, averages within 1e-5. */
    AGREE,
    /** A count or the average is another. */
    DIFFER,
    /** The average is another by more than 1 %. */
    CONTRADICT,
    /** The daemon has no statistics of the whole measurement, as after a lost connection. */
    NOT_COMPARED
}
