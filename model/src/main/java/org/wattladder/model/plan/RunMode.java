package org.wattladder.model.plan;

/** How much of the suite a run stands for. */
public enum RunMode {
    /** The suite as its file says: every worklet, level and length. */
    FULL,
    /** Every worklet, with lengths scaled down; a rehearsal, not a rating. */
    QUICK,
    /** Selected worklets or levels; research. */
    SELECTED
}
