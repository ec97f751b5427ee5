package org.wattladder.director.component;

/** Derives the seed of each client from a common one; a pure function. */
public final class ClientSeeds {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private ClientSeeds() {}

    /** The seed of this client: output number {@code client} of the SplitMix64 generator started at the common seed. */
    public static long of(long common, int client) {
        long mixed = common + client * GOLDEN_GAMMA;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
