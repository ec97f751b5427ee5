package org.wattladder.model.plan;

/** Derives seeds from that of the plan, so that the same plan gives the same schedules and inputs; a pure function. */
public final class DerivedSeed {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private DerivedSeed() {}

    /** The seed of part {@code number}: that output of the SplitMix64 generator started at the seed of the whole. */
    public static long of(long whole, long number) {
        long mixed = whole + number * GOLDEN_GAMMA;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
