package org.wattladder.director.host;

import java.util.Locale;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.link.HeapShare;

/**
 * Sizes the fixed heap of clients; a pure function.
 *
 * <p>A client asks for half as much again as its users need, because a generational collector keeps a third of the
 * heap for young objects, and {@value #COMFORT_MEBIBYTES} MiB for the harness. When memory is short the latter shrinks to
 * {@value #LEAST_MEBIBYTES} MiB. Room for short-lived objects, where a worklet wants it, takes at most
 * {@value #ROOM_PERCENT} % of the memory that is available. Beside the heap a JVM takes {@value #BESIDE_HEAP_MEBIBYTES} MiB of code, stacks and
 * tables. Clients that fill the memory share {@value #FILLED_PERCENT} % of what is available, and leave the rest to
 * the system and to the harness.
 */
public final class HeapSize {
    static final long COMFORT_MEBIBYTES = 128;
    static final long LEAST_MEBIBYTES = 32;
    static final long BESIDE_HEAP_MEBIBYTES = 56;
    static final long FILLED_PERCENT = 88;
    static final long ROOM_PERCENT = 50;
    private static final long MEBIBYTE = 1L << 20;

    private HeapSize() {}

    /** Memory of a whole client process with such a heap. */
    public static long plannedBytes(long heapBytes) {
        return heapBytes + BESIDE_HEAP_MEBIBYTES * MEBIBYTE;
    }

    /**
     * Heap of each client in bytes, a whole number of mebibytes.
     *
     * @param worklet name, for the sentence
     * @param clients on this host
     * @param users of the largest client
     * @param need of each user
     * @param availableBytes memory of the host that can be used now
     * @param overrideMebibytes heap the plan fixes; 0 when it leaves the size to the Director
     * @throws IllegalArgumentException with a sentence of figures when the clients cannot fit
     */
    public static long bytes(
            String worklet, int clients, long users, MemoryNeed need, long availableBytes, long overrideMebibytes) {
        if (overrideMebibytes < 0) {
            throw new IllegalArgumentException(
                    "a heap cannot have " + overrideMebibytes + " MiB; give 0 to let the Director size it");
        }
        boolean filling = need instanceof MemoryNeed.Filling;
        long bytesPerClient = users * need.leastBytesPerUser();
        long half = (bytesPerClient + bytesPerClient / 2 + MEBIBYTE - 1) / MEBIBYTE;
        long least = filling ? HeapShare.heapMebibytes(bytesPerClient) : half + LEAST_MEBIBYTES;
        long wanted = half + COMFORT_MEBIBYTES;
        if (need instanceof MemoryNeed.Fixed fixed) {
            long most = availableBytes / 100 * ROOM_PERCENT / clients;
            wanted += Math.min(users * fixed.roomBytesPerUser(), most) / MEBIBYTE;
        }
        if (filling) {
            wanted =
                    Math.max(least, availableBytes / 100 * FILLED_PERCENT / MEBIBYTE / clients - BESIDE_HEAP_MEBIBYTES);
        }
        if (overrideMebibytes > 0) {
            least = overrideMebibytes;
            wanted = overrideMebibytes;
        }
        long share = availableBytes / MEBIBYTE / clients - BESIDE_HEAP_MEBIBYTES;
        if (share < least) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "worklet %s does not fit into memory: %d client(s) of %d MiB heap and %d MiB beside it need %d MiB,"
                            + " but %d MiB are available here (limit of the cgroup included);"
                            + " plan fewer clients or users, or set heap of the clients",
                    worklet,
                    clients,
                    least,
                    BESIDE_HEAP_MEBIBYTES,
                    clients * (least + BESIDE_HEAP_MEBIBYTES),
                    availableBytes / MEBIBYTE));
        }
        return Math.min(wanted, share) * MEBIBYTE;
    }
}
