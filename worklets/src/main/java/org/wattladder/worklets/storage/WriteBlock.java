package org.wattladder.worklets.storage;

import java.nio.ByteBuffer;

/** Writes one block; the outcome of it is seen when it is read again. */
final class WriteBlock extends BlockTransaction {
    private ByteBuffer block;

    WriteBlock(String type, UserFiles files, Course course, int bytes, boolean audits) {
        super(type, files, course, bytes, audits);
        block = files.buffer();
    }

    @Override
    public void prepare() {
        course.advance();
        block = files.blockFor(course.file(), course.offset(), bytes);
    }

    @Override
    public void execute() {
        file().write(block, course.offset());
    }

    @Override
    public void check() {
        files.wrote(course.file(), course.offset(), bytes);
    }
}
