package org.wattladder.worklets.storage.uring;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The submission entries, one for each slot: all that never changes is written once, so that an I/O writes three fields.
 * Layout: {@code struct io_uring_sqe}.
 */
final class SubmissionEntries {
    static final int BYTES = 64;
    private static final int BYTES_SHIFT = 6;
    private static final byte READ_FIXED = 4;
    private static final byte WRITE_FIXED = 5;
    private static final byte READ = 22;
    private static final byte WRITE = 23;
    private static final byte FIXED_FILE = 1;
    private static final int FLAGS_AT = 1;
    private static final int FILE_AT = 4;
    private static final int OFFSET_AT = 8;
    private static final int ADDRESS_AT = 16;
    private static final int LENGTH_AT = 24;
    private static final int MARK_AT = 32;

    private final ByteBuffer entries;
    private final byte read;
    private final byte write;
    private final byte flags;

    /**
     * Takes the mapped entries.
     *
     * @param fixedMemory whether the memory of all slots is registered as buffer 0
     * @param fixedFiles whether the files are registered, so that indices stand for them
     */
    SubmissionEntries(ByteBuffer entries, boolean fixedMemory, boolean fixedFiles) {
        this.entries = entries.order(ByteOrder.nativeOrder());
        read = fixedMemory ? READ_FIXED : READ;
        write = fixedMemory ? WRITE_FIXED : WRITE;
        flags = fixedFiles ? FIXED_FILE : 0;
    }

    /** Writes what an I/O of this slot never changes. */
    void lay(int slot, long address, int bytes) {
        int at = slot << BYTES_SHIFT;
        entries.put(at + FLAGS_AT, flags);
        entries.putLong(at + ADDRESS_AT, address);
        entries.putInt(at + LENGTH_AT, bytes);
        entries.putLong(at + MARK_AT, slot);
    }

    void read(int slot, int file, long offset) {
        put(slot, read, file, offset);
    }

    void write(int slot, int file, long offset) {
        put(slot, write, file, offset);
    }

    private void put(int slot, byte operation, int file, long offset) {
        int at = slot << BYTES_SHIFT;
        entries.put(at, operation);
        entries.putInt(at + FILE_AT, file);
        entries.putLong(at + OFFSET_AT, offset);
    }
}
