package org.wattladder.chauffeur.run;

/** Derives seeds from the plan's, so that the same plan gives the same schedules and inputs. */
final class Seeds {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private Seeds() {}

    /** A well-mixed seed for a place under a parent seed; the finalizer of SplitMix64. */
    static long derive(long parent, long place) {
        long z = parent + GOLDEN_GAMMA * (place + 1);
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
