package org.wattladder.worklets.storage;

/** Walks each file through from its first block to its last before it changes to the next one, and then again. */
final class Walk implements Course {
    private final Blocks blocks;
    private final int files;
    private int file;
    private long block;

    Walk(Blocks blocks, int files) {
        this.blocks = blocks;
        this.files = files;
        file = files - 1;
        block = blocks.count() - 1;
    }

    @Override
    public void advance() {
        if (++block == blocks.count()) {
            block = 0;
            file = (file + 1) % files;
        }
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
