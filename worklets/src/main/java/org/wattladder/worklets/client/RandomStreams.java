package org.wattladder.worklets.client;

import java.util.SplittableRandom;

/**
 * Generators that are independent of one another, from one seed; the same on every Java version.
 *
 * <p>{@link SplittableRandom} is used because its sequence is specified and it is in the base module.
 */
final class RandomStreams {
    private RandomStreams() {}

    /** What a generator is for; two purposes never share a sequence. */
    enum Purpose {
        DATA(1),
        SCHEDULE(2),
        MIX(3);

        private final long number;

        Purpose(long number) {
            this.number = number;
        }
    }

    /** The generator of one user for one purpose. */
    static SplittableRandom generator(long seed, int user, Purpose purpose) {
        return new SplittableRandom(mixed(mixed(seed) + 31L * user + purpose.number * 0x1_0000_0001L));
    }

    /** One uniform number above 0 and up to 1, so that its logarithm is finite. */
    static double unit(SplittableRandom random) {
        return ((random.nextLong() >>> 11) + 1) * 0x1.0p-53;
    }

    /** A bijection that leaves no trace of neighbourhood (the finaliser of MurmurHash3). */
    private static long mixed(long seed) {
        long value = seed;
        value = (value ^ (value >>> 33)) * 0xff51afd7ed558ccdL;
        value = (value ^ (value >>> 33)) * 0xc4ceb9fe1a85ec53L;
        return value ^ (value >>> 33);
    }
}
