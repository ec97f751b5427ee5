package org.wattladder.worklets.storage;

import java.nio.ByteBuffer;

/** Reads one block. */
final class ReadBlock extends BlockTransaction {
    private final long checkEvery;
    private final ByteBuffer buffer;
    private long untilCheck;

    ReadBlock(String type, UserFiles files, Course course, int bytes, long checkEvery, boolean audits) {
        super(type, files, course, bytes, audits);
        this.checkEvery = checkEvery;
        buffer = files.buffer();
        untilCheck = checkEvery;
    }

    @Override
    public void prepare() {
        course.advance();
        buffer.clear().limit(bytes);
    }

    @Override
    public void execute() {
        file().read(buffer, course.offset());
    }

    @Override
    public void check() {
        if (checkEvery == 0) {
            return;
        }
        buffer.clear();
        if (--untilCheck == 0) {
            untilCheck = checkEvery;
            file().check(buffer, course.offset(), bytes, true);
        } else {
            file().check(buffer, course.offset(), Unit.BYTES, false);
        }
    }
}
