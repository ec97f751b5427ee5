package org.wattladder.worklets.storage;

import java.nio.ByteBuffer;
import org.wattladder.worklets.api.Transaction;

/** Writes one block; what became of it is seen when it is read again. */
final class WriteBlock implements Transaction {
    private final String type;
    private final UserFiles files;
    private final Course course;
    private final int bytes;
    private final boolean audits;
    private ByteBuffer block;

    WriteBlock(String type, UserFiles files, Course course, int bytes, boolean audits) {
        this.type = type;
        this.files = files;
        this.course = course;
        this.bytes = bytes;
        this.audits = audits;
        block = files.buffer();
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
        block = files.blockFor(course.file(), course.offset(), bytes);
    }

    @Override
    public void execute() {
        files.file(course.file()).write(block, course.offset());
    }

    @Override
    public void check() {
        files.wrote(course.file(), course.offset(), bytes);
    }

    @Override
    public void audit() {
        if (audits) {
            files.audit();
        }
    }
}
