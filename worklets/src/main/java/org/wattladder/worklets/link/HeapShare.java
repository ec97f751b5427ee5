package org.wattladder.worklets.link;

/**
 * How the heap of a client that fills its memory is divided; pure functions that Director and client both use.
 *
 * <p>Data lives in the old generation. An eighth of the heap, 512 MiB at most, is for young objects, and a sixty-fourth
 * of it, 8 MiB at least, stays free.
 */
public final class HeapShare {
    private static final long MEBIBYTE = 1L << 20;
    private static final long MOST_YOUNG_MEBIBYTES = 512;
    private static final long LEAST_FREE_MEBIBYTES = 8;

    private HeapShare() {}

    /** Size of the young generation, in whole mebibytes of at least 1. */
    public static long youngMebibytes(long heapBytes) {
        return Math.max(1, Math.min(MOST_YOUNG_MEBIBYTES, heapBytes / 8 / MEBIBYTE));
    }

    /** Bytes of data that all users of a client may keep together in a heap of this size, 0 or more. */
    public static long dataBytes(long heapBytes) {
        long free = Math.max(LEAST_FREE_MEBIBYTES * MEBIBYTE, heapBytes / 64);
        return Math.max(0, heapBytes - youngMebibytes(heapBytes) * MEBIBYTE - free);
    }

    /** The smallest heap, in whole mebibytes, whose users may keep this many bytes together. */
    public static long heapMebibytes(long dataBytes) {
        long enough = dataBytes / MEBIBYTE + LEAST_FREE_MEBIBYTES;
        while (dataBytes(enough * MEBIBYTE) < dataBytes) {
            enough += Math.max(1, (dataBytes - dataBytes(enough * MEBIBYTE)) / MEBIBYTE);
        }
        return enough;
    }
}
