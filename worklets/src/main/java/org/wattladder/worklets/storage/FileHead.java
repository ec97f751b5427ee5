package org.wattladder.worklets.storage;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.zip.CRC32C;
import org.wattladder.worklets.api.StorageMark;

/**
 * The first unit of a file of ours: the mark by which it is told from the files of others, and what it holds.
 *
 * @param name whose file it is
 * @param bytes length of the whole file
 * @param complete whether every unit was written after the file was made
 * @param session how often the file was opened for work, from 1; the upper half of every generation written then
 */
record FileHead(FileName name, long bytes, boolean complete, int session) {
    private static final int VERSION = 1;
    private static final int FIELDS = 64;
    private static final int LENGTH = FIELDS + 4 * Long.BYTES;

    /** Writes this head as the first unit of a buffer. */
    void write(ByteBuffer buffer) {
        for (int i = 0; i < Unit.BYTES; i += Long.BYTES) {
            buffer.putLong(i, 0);
        }
        byte[] mark = StorageMark.bytes();
        buffer.put(0, mark);
        buffer.putLong(FIELDS, VERSION);
        buffer.putLong(FIELDS + 8, name.id());
        buffer.putLong(FIELDS + 16, bytes);
        buffer.putLong(FIELDS + 24, (complete ? 1L << 32 : 0) | session);
        buffer.putLong(LENGTH, checksum(buffer));
    }

    /** Says whether the first unit of a buffer bears the mark. */
    static boolean isMarked(ByteBuffer buffer) {
        byte[] mark = StorageMark.bytes();
        byte[] found = new byte[mark.length];
        buffer.get(0, found);
        return Arrays.equals(mark, found);
    }

    /** Says whether the first unit of a buffer is this head. */
    boolean isIn(ByteBuffer buffer) {
        return isWhole(buffer)
                && buffer.getLong(FIELDS + 8) == name.id()
                && buffer.getLong(FIELDS + 16) == bytes
                && buffer.getLong(FIELDS + 24) == ((complete ? 1L << 32 : 0) | session);
    }

    /** The session in the first unit of a buffer; empty if that is no head of a complete file of this name and length. */
    static OptionalInt sessionIn(ByteBuffer buffer, FileName name, long bytes) {
        int session = (int) buffer.getLong(FIELDS + 24);
        return new FileHead(name, bytes, true, session).isIn(buffer) ? OptionalInt.of(session) : OptionalInt.empty();
    }

    private static boolean isWhole(ByteBuffer buffer) {
        return isMarked(buffer) && buffer.getLong(FIELDS) == VERSION && buffer.getLong(LENGTH) == checksum(buffer);
    }

    private static long checksum(ByteBuffer buffer) {
        CRC32C crc = new CRC32C();
        crc.update(buffer.duplicate().limit(LENGTH).position(0));
        return crc.getValue();
    }
}
