package org.wattladder.model.result;

import java.util.Objects;

/**
 * What the garbage collector of one client JVM did in one interval, as the JVM counts it.
 *
 * @param collections of all kinds, in the recording part; absent when the JVM cannot tell, like the others
 * @param millis that they took
 * @param liveBytes on the heap after a collection behind the interval, with what the collector leaves in place although
 *     it is dead (the serial one up to 5 % of the heap)
 */
public record Collector(Measurement collections, Measurement millis, Measurement liveBytes) {
    /** Of a client that tells nothing of its collector. */
    public static final Collector UNKNOWN = new Collector(absent(), absent(), absent());

    public Collector {
        Objects.requireNonNull(collections, "collections");
        Objects.requireNonNull(millis, "millis");
        Objects.requireNonNull(liveBytes, "liveBytes");
    }

    /** From the figures of a client, each -1 when its JVM cannot tell. */
    public static Collector of(long collections, long millis, long liveBytes) {
        return new Collector(told(collections), told(millis), told(liveBytes));
    }

    private static Measurement told(long value) {
        return value < 0 ? absent() : Measurement.of((double) value);
    }

    private static Measurement absent() {
        return Measurement.absent("absent.no-collector-figures");
    }
}
