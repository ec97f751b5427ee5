package org.wattladder.worklets.api;

/** How much memory one user of a worklet needs beside the bare JVM, by which the Director sizes heaps. */
public sealed interface MemoryNeed {

    /** A need of this many bytes per user, however much memory the host has. */
    static MemoryNeed fixed(long bytesPerUser) {
        return new Fixed(bytesPerUser, 0);
    }

    /**
     * The same, with room for short-lived objects that are made all the time: the more of it, the less often the collector
     * works. Where memory is short the room shrinks.
     */
    static MemoryNeed allocating(long bytesPerUser, long roomBytesPerUser) {
        return new Fixed(bytesPerUser, roomBytesPerUser);
    }

    /** A need that takes the whole share of the client, but makes do with this many bytes per user. */
    static MemoryNeed filling(long leastBytesPerUser) {
        return new Filling(leastBytesPerUser, Filling.REHEARSED_MEBIBYTES);
    }

    /** Bytes without which a user cannot work. */
    long leastBytesPerUser();

    /**
     * The same on every host.
     *
     * @param bytesPerUser with standard parameters
     * @param roomBytesPerUser wanted beside them for short-lived objects; 0 for a worklet that hardly allocates
     */
    record Fixed(long bytesPerUser, long roomBytesPerUser) implements MemoryNeed {
        public Fixed {
            requireNotNegative(bytesPerUser);
            requireNotNegative(roomBytesPerUser);
        }

        @Override
        public long leastBytesPerUser() {
            return bytesPerUser;
        }
    }

    /**
     * Grows with the memory that is really available: each client takes its share of it, divided among its users.
     *
     * @param leastBytesPerUser below which the worklet is refused
     * @param rehearsedMebibytes heap of a client in a rehearsal; less than usual where the time grows faster than the memory
     */
    record Filling(long leastBytesPerUser, long rehearsedMebibytes) implements MemoryNeed {
        /** Far more than any cache, and filled within a second or two. */
        public static final long REHEARSED_MEBIBYTES = 512;

        public Filling {
            requireNotNegative(leastBytesPerUser);
        }
    }

    private static void requireNotNegative(long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException("a user cannot need " + bytes + " bytes");
        }
    }
}
