package org.wattladder.director.component;

import java.time.Duration;

/**
 * How long a Director waits.
 *
 * @param ready from the launch of clients to the last one ready, the touching of their heaps not counted
 * @param readyPerGibibyte added for each gibibyte of all heaps together
 * @param readyPerStoredGibibyte added for each gibibyte of files that a slow disk may have to write first
 * @param tell how often the Chauffeur hears that clients are still coming up
 * @param lead from the order of an interval to its start, for the lines to reach all clients
 * @param done from the end of an interval to the last client's answer
 * @param leave from asking clients to stop to killing them
 * @param end from killing clients to giving up on their end
 * @param probe how long CPUs are probed for CPU contention before and after an interval; zero for not at all
 */
public record TimeLimits(
        Duration ready,
        Duration readyPerGibibyte,
        Duration readyPerStoredGibibyte,
        Duration tell,
        Duration lead,
        Duration done,
        Duration leave,
        Duration end,
        Duration probe) {
    /**
     * How long clients may take to get ready.
     *
     * @param heapBytes of all clients
     * @param storedBytes of files that they may have to write
     */
    Duration ready(long heapBytes, long storedBytes) {
        return ready.plus(readyPerGibibyte.multipliedBy(heapBytes >> 30))
                .plus(readyPerStoredGibibyte.multipliedBy(storedBytes >> 20).dividedBy(1024));
    }

    /** The waits of a rating run. */
    public static TimeLimits standard() {
        return new TimeLimits(
                Duration.ofSeconds(60),
                Duration.ofSeconds(2),
                Duration.ofSeconds(60),
                Duration.ofSeconds(10),
                Duration.ofMillis(50),
                Duration.ofSeconds(30),
                Duration.ofSeconds(2),
                Duration.ofSeconds(10),
                Duration.ofMillis(100));
    }
}
