package org.wattladder.worklets.api;

/** By what a storage worklet verified that its I/O goes around the page cache, the weakest first. */
public enum BypassProof {
    /** By nothing, as the system tells nothing. */
    UNVERIFIED,

    /** The file system refuses reads that are not aligned; what the page cache holds is not told. */
    REFUSAL,

    /** The page cache holds nothing of the files after they were read and written. */
    MINCORE;

    /** The weaker of the two; what rests on both rests on this. */
    public BypassProof weaker(BypassProof other) {
        return compareTo(other) <= 0 ? this : other;
    }
}
