package org.wattladder.worklets.storage;

import org.wattladder.worklets.api.Transaction;

/** One block read or written at the next place of a course. */
abstract class BlockTransaction implements Transaction {
    final UserFiles files;
    final Course course;
    final int bytes;
    private final String type;
    private final boolean audits;

    /**
     * Takes its place in the mix.
     *
     * @param audits whether it is the one of its user that audits the files
     */
    BlockTransaction(String type, UserFiles files, Course course, int bytes, boolean audits) {
        this.type = type;
        this.files = files;
        this.course = course;
        this.bytes = bytes;
        this.audits = audits;
    }

    @Override
    public final String type() {
        return type;
    }

    @Override
    public final long bytesMoved() {
        return bytes;
    }

    /** The file of the place where the course is. */
    final DataFile file() {
        return files.file(course.file());
    }

    @Override
    public final void audit() {
        if (audits) {
            files.audit();
        }
    }
}
