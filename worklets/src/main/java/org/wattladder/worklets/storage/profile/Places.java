package org.wattladder.worklets.storage.profile;

import java.util.random.RandomGenerator;
import org.wattladder.worklets.storage.Blocks;

/**
 * Where the I/Os of one user go: no two that are outstanding go to the same block, so that what a read finds there is
 * known.
 */
final class Places {
    private final boolean jumping;
    private final RandomGenerator random;
    private final Blocks blocks;
    private final long count;
    private final long[] taken;
    private long next;

    /**
     * Takes the blocks of all files, one file after another.
     *
     * @param deepest most I/Os that are outstanding concurrently
     * @param jumping whether each place is drawn at random; otherwise they are gone through in order
     */
    Places(Blocks blocks, int files, int deepest, boolean jumping, RandomGenerator random) {
        this.blocks = blocks;
        this.jumping = jumping;
        this.random = random;
        count = Math.multiplyExact(blocks.count(), (long) files);
        if (count < 2L * deepest) {
            throw new IllegalArgumentException(deepest + " outstanding I/Os need files of at least " + 2L * deepest
                    + " blocks together, not " + count + "; make the files longer or deepest smaller");
        }
        taken = new long[Math.toIntExact(count / Long.SIZE + 1)];
    }

    /** Takes the next place where nothing is outstanding. */
    long take() {
        long place = step();
        while ((taken[(int) (place / Long.SIZE)] >>> place & 1) != 0) {
            place = step();
        }
        taken[(int) (place / Long.SIZE)] |= 1L << place;
        return place;
    }

    private long step() {
        if (jumping) {
            return Math.multiplyHigh(random.nextLong() >>> 1, count << 1);
        }
        long place = next;
        next = place + 1 == count ? 0 : place + 1;
        return place;
    }

    /** Gives a place back. */
    void release(long place) {
        taken[(int) (place / Long.SIZE)] &= ~(1L << place);
    }

    /** Index of the file of a place, from 0. */
    int file(long place) {
        return (int) (place / blocks.count());
    }

    /** Where a place begins in its file, in bytes. */
    long offset(long place) {
        return blocks.offset(place % blocks.count());
    }
}
