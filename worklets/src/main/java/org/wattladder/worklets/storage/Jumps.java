package org.wattladder.worklets.storage;

import java.util.random.RandomGenerator;

/** Jumps within and between all files, every block as likely as any other. */
final class Jumps implements Course {
    private final Blocks blocks;
    private final int files;
    private final RandomGenerator random;
    private int file;
    private long block;

    /** Draws from a generator of the user's own: users with equal ones would follow each other through their files. */
    Jumps(Blocks blocks, int files, RandomGenerator random) {
        this.blocks = blocks;
        this.files = files;
        this.random = random;
    }

    @Override
    public void advance() {
        file = random.nextInt(files);
        block = random.nextLong(blocks.count());
    }

    @Override
    public int file() {
        return file;
    }

    @Override
    public long offset() {
        return blocks.offset(block);
    }
}
