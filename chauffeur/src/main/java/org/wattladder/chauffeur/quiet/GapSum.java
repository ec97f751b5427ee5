package org.wattladder.chauffeur.quiet;

/** Adds up the gaps between consecutive readings of a monotonic clock; used by one thread. */
final class GapSum {
    /** Reading the clock takes tens of nanoseconds, an interrupt a few microseconds; a longer gap is time lost. */
    static final long LONGEST_UNDISTURBED_NANOS = 20_000;

    private final long firstNanos;
    private long lastNanos;
    private long lostNanos;

    GapSum(long firstNanos) {
        this.firstNanos = firstNanos;
        this.lastNanos = firstNanos;
    }

    /** Takes the next reading. */
    void next(long nanos) {
        long gap = nanos - lastNanos;
        if (gap > LONGEST_UNDISTURBED_NANOS) {
            lostNanos += gap;
        }
        lastNanos = nanos;
    }

    /** Time from the first reading to the last. */
    long elapsedNanos() {
        return lastNanos - firstNanos;
    }

    /** Sum of the gaps that are too long. */
    long lostNanos() {
        return lostNanos;
    }
}
