package org.wattladder.worklets.storage.uring;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The arithmetic of a completion ring: what the kernel has put there and what it may overwrite; no system calls.
 *
 * <p>Head and tail are counters that wrap at 2^32; only their low bits say a place. The kernel writes, one thread reads.
 */
final class CompletionRing {
    private static final int ENTRY_SHIFT = 4;
    private static final int RESULT_AT = 8;
    private static final VarHandle INT = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());

    private final ByteBuffer ring;
    private final int headAt;
    private final int tailAt;
    private final int entriesAt;
    private final int mask;
    private int head;

    /**
     * Takes a ring as it is mapped.
     *
     * @param headAt offset of the counter of entries that were read
     * @param tailAt offset of the counter of entries that the kernel has written
     * @param entriesAt offset of the first entry
     * @param entries number of places, a power of two
     */
    CompletionRing(ByteBuffer ring, int headAt, int tailAt, int entriesAt, int entries) {
        this.ring = ring;
        this.headAt = headAt;
        this.tailAt = tailAt;
        this.entriesAt = entriesAt;
        this.mask = entries - 1;
        this.head = (int) INT.getAcquire(ring, headAt);
    }

    /** Entries that can be read now. */
    int available() {
        return (int) INT.getAcquire(ring, tailAt) - head;
    }

    /** The low half of the mark that the submitter gave; {@code place} counts from 0, below {@link #available}. */
    int mark(int place) {
        return (int) INT.get(ring, at(place));
    }

    /** Bytes moved, or an error number below 0. */
    int result(int place) {
        return (int) INT.get(ring, at(place) + RESULT_AT);
    }

    /** Lets the kernel overwrite the first entries. */
    void advance(int entries) {
        head += entries;
        INT.setRelease(ring, headAt, head);
    }

    private int at(int place) {
        return entriesAt + (((head + place) & mask) << ENTRY_SHIFT);
    }
}
