package org.wattladder.worklets.storage;

/**
 * The blocks of one size in a file: all whole ones but the first, which begins with the head of the file.
 *
 * @param bytes length of a block, a multiple of {@link Unit#BYTES}
 * @param count how many there are
 */
public record Blocks(int bytes, long count) {

    /**
     * The blocks of a file of this length.
     *
     * @throws IllegalArgumentException if there is none, or blocks cannot be aligned
     */
    public static Blocks of(int blockBytes, long fileBytes) {
        if (blockBytes < Unit.BYTES || blockBytes % Unit.BYTES != 0) {
            throw new IllegalArgumentException("a block must be a multiple of 4 KiB long, not " + blockBytes
                    + " bytes, to be read and written around the page cache");
        }
        long count = fileBytes / blockBytes - 1;
        if (count < 1) {
            throw new IllegalArgumentException("a file of " + (fileBytes >> 10) + " KiB is too short for blocks of "
                    + (blockBytes >> 10) + " KiB; the first block of a file is left to its head");
        }
        return new Blocks(blockBytes, count);
    }

    /** Where a block begins, in bytes from the begin of the file; the first has index 0. */
    public long offset(long block) {
        return (block + 1) * bytes;
    }
}
