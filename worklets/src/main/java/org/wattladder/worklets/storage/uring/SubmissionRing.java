package org.wattladder.worklets.storage.uring;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The arithmetic of a submission ring: where the index of an entry goes and what the kernel may read; no system calls.
 *
 * <p>The tail is a counter that wraps at 2^32; only its low bits say a place. One thread writes, the kernel reads.
 */
final class SubmissionRing {
    private static final VarHandle INT = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());

    private final ByteBuffer ring;
    private final int tailAt;
    private final int arrayAt;
    private final int mask;
    private int tail;
    private int published;

    /**
     * Takes a ring as it is mapped.
     *
     * @param headAt offset of the counter of entries that the kernel has taken
     * @param tailAt offset of the counter of entries that may be taken
     * @param arrayAt offset of the first index
     * @param entries number of places, a power of two
     */
    SubmissionRing(ByteBuffer ring, int headAt, int tailAt, int arrayAt, int entries) {
        this.ring = ring;
        this.tailAt = tailAt;
        this.arrayAt = arrayAt;
        this.mask = entries - 1;
        this.tail = (int) INT.getAcquire(ring, headAt);
        this.published = tail;
    }

    /** Puts the index of one entry behind the others; the kernel does not see it yet. */
    void push(int entry) {
        INT.set(ring, arrayAt + ((tail & mask) << 2), entry);
        tail++;
    }

    /** Lets the kernel see all entries; returns how many are new. */
    int publish() {
        int fresh = tail - published;
        if (fresh != 0) {
            INT.setRelease(ring, tailAt, tail);
            published = tail;
        }
        return fresh;
    }
}
