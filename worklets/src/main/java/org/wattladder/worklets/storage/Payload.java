package org.wattladder.worklets.storage;

import java.nio.ByteBuffer;
import java.util.random.RandomGenerator;
import java.util.zip.CRC32C;

/**
 * What one user writes: a pool of random units outside the heap, of which each write takes the next ones and stamps
 * their heads, so that no two blocks are equal, nothing is copied and nothing can be compressed.
 */
public final class Payload {
    private static final int LEAST = 1 << 20;

    private final ByteBuffer pool;
    private final long[] bodies;
    private int next;

    /** A pool for blocks of up to this many bytes. */
    public Payload(RandomGenerator random, int blockBytes) {
        pool = Unit.buffer(Math.max(LEAST, 2 * blockBytes));
        for (int i = 0; i < pool.capacity(); i += Long.BYTES) {
            pool.putLong(i, random.nextLong());
        }
        CRC32C crc = new CRC32C();
        bodies = new long[pool.capacity() / Unit.BYTES];
        for (int unit = 0; unit < bodies.length; unit++) {
            bodies[unit] = Unit.bodyChecksum(pool, unit * Unit.BYTES, crc);
        }
    }

    /**
     * The next block, stamped for a place in a file; position and limit enclose it until the next call.
     *
     * @param file whose block it becomes
     * @param offset of the block in the file, in bytes
     * @param bytes length of the block, a multiple of {@link Unit#BYTES}
     */
    public ByteBuffer block(FileName file, long offset, int bytes, long generation) {
        return block(file.id(), offset, bytes, generation);
    }

    ByteBuffer block(long file, long offset, int bytes, long generation) {
        if ((next * Unit.BYTES) + bytes > pool.capacity()) {
            next = 0;
        }
        pool.clear();
        int from = next * Unit.BYTES;
        for (int at = from; at < from + bytes; at += Unit.BYTES) {
            Unit.stamp(pool, at, file, offset + (at - from), generation, bodies[next++]);
        }
        return pool.limit(from + bytes).position(from);
    }
}
