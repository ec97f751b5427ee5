package org.wattladder.worklets.link;

/**
 * What the collector of a client JVM did in the recording part of an interval; each -1 when the JVM cannot tell.
 *
 * @param collections of all kinds
 * @param millis that they took, as the JVM counts it
 * @param liveBytes on the heap once everything else was collected, behind the interval
 */
public record Collected(long collections, long millis, long liveBytes) {
    /** Of a JVM that tells nothing. */
    public static final Collected UNKNOWN = new Collected(-1, -1, -1);
}
