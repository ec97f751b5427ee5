package org.wattladder.worklets.storage;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32C;

/**
 * The smallest part of a file that can be verified by itself: 4 KiB, of which the first {@value #HEAD} bytes tell file,
 * offset, generation and the checksum of the rest.
 *
 * <p>A block of any size is a row of units, so that worklets with different block sizes share files.
 */
public final class Unit {
    /** Length, and alignment of buffers and offsets, in bytes. */
    public static final int BYTES = 4096;

    static final int HEAD = 48;
    private static final long MAGIC = 0x3130_5449_4e55_4c57L;
    private static final int FILE = 8;
    private static final int OFFSET = 16;
    private static final int GENERATION = 24;
    private static final int BODY = 32;
    private static final int SEAL = 40;

    private Unit() {}

    /** A buffer outside the heap of at least this many bytes, aligned for unbuffered access. */
    public static ByteBuffer buffer(int bytes) {
        int rounded = Math.addExact(bytes, BYTES - 1) / BYTES * BYTES;
        return ByteBuffer.allocateDirect(Math.addExact(rounded, BYTES))
                .alignedSlice(BYTES)
                .limit(rounded)
                .slice()
                .order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Writes the head of the unit that begins at this index of the buffer. */
    static void stamp(ByteBuffer buffer, int at, long file, long offset, long generation, long body) {
        buffer.putLong(at, MAGIC);
        buffer.putLong(at + FILE, file);
        buffer.putLong(at + OFFSET, offset);
        buffer.putLong(at + GENERATION, generation);
        buffer.putLong(at + BODY, body);
        buffer.putLong(at + SEAL, seal(file, offset, generation, body));
    }

    /** Says whether the unit at this index has a whole head that names this file and offset. */
    static boolean isOf(ByteBuffer buffer, int at, long file, long offset) {
        return buffer.getLong(at) == MAGIC
                && buffer.getLong(at + FILE) == file
                && buffer.getLong(at + OFFSET) == offset
                && buffer.getLong(at + SEAL) == seal(file, offset, generation(buffer, at), buffer.getLong(at + BODY));
    }

    static long generation(ByteBuffer buffer, int at) {
        return buffer.getLong(at + GENERATION);
    }

    /** Says whether the body is the one that the head was made for. */
    static boolean bodyIsWhole(ByteBuffer buffer, int at, CRC32C crc) {
        return buffer.getLong(at + BODY) == bodyChecksum(buffer, at, crc);
    }

    static long bodyChecksum(ByteBuffer buffer, int at, CRC32C crc) {
        int position = buffer.position();
        int limit = buffer.limit();
        buffer.limit(at + BYTES).position(at + HEAD);
        crc.reset();
        crc.update(buffer);
        buffer.limit(limit).position(position);
        return crc.getValue();
    }

    /** What is there instead of a unit, in a few words. */
    static String found(ByteBuffer buffer, int at) {
        if (buffer.getLong(at) == MAGIC) {
            return "file %s, offset %d, generation %d"
                    .formatted(
                            FileName.of(buffer.getLong(at + FILE)),
                            buffer.getLong(at + OFFSET),
                            buffer.getLong(at + GENERATION));
        }
        for (int i = 0; i < BYTES; i += Long.BYTES) {
            if (buffer.getLong(at + i) != 0) {
                return "bytes that this worklet has not written";
            }
        }
        return "zeros, as where a file was cut short and has grown again";
    }

    private static long seal(long file, long offset, long generation, long body) {
        long value = MAGIC ^ file;
        value = (value ^ offset) * 0xff51afd7ed558ccdL;
        value = (value ^ (value >>> 32) ^ generation) * 0xc4ceb9fe1a85ec53L;
        value = (value ^ (value >>> 32) ^ body) * 0xff51afd7ed558ccdL;
        return value ^ (value >>> 32);
    }
}
