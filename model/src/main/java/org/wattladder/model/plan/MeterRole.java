package org.wattladder.model.plan;

/** What the figures of a meter are used for. */
public enum MeterRole {
    /** Its watts are added to the sum; the rule of the inlet temperature looks at it. */
    COUNTS,
    /** Recorded and reported beside the others, in no sum and no verdict about watts. */
    OBSERVES
}
