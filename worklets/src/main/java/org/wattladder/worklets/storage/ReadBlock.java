package org.wattladder.worklets.storage;

import java.nio.ByteBuffer;
import org.wattladder.worklets.api.Transaction;

/** Reads one block. */
final class ReadBlock implements Transaction {
    private final String type;
    private final UserFiles files;
    private final Course course;
    private final int bytes;
    private final long checkEvery;
    private final ByteBuffer buffer;
    private final boolean audits;
    private long untilCheck;

    ReadBlock(String type, UserFiles files, Course course, int bytes, long checkEvery, boolean audits) {
        this.type = type;
        this.files = files;
        this.course = course;
        this.bytes = bytes;
        this.checkEvery = checkEvery;
        this.audits = audits;
        buffer = files.buffer();
        untilCheck = checkEvery;
    }

    @Override
    public String type() {
        return type;
    }

    @Override
    public long bytesMoved() {
        return bytes;
    }

    @Override
    public void prepare() {
        course.advance();
        buffer.clear().limit(bytes);
    }

    @Override
    public void execute() {
        files.file(course.file()).read(buffer, course.offset());
    }

    @Override
    public void check() {
        if (checkEvery == 0) {
            return;
        }
        buffer.clear();
        if (--untilCheck == 0) {
            untilCheck = checkEvery;
            files.file(course.file()).check(buffer, course.offset(), bytes, true);
        } else {
            files.file(course.file()).check(buffer, course.offset(), Unit.BYTES, false);
        }
    }

    @Override
    public void audit() {
        if (audits) {
            files.audit();
        }
    }
}
