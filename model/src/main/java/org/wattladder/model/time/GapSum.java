package org.wattladder.model.time;

/** Adds up the gaps between consecutive readings of a monotonic clock, which tell lost CPU time; used by one thread. */
public final class GapSum {
    /** Reading the clock takes tens of nanoseconds, an interrupt a few microseconds; a longer gap is time lost. */
    public static final long LONGEST_UNDISTURBED_NANOS = 20_000;

    private final long firstNanos;
    private long lastNanos;
    private long lostNanos;

    /** Starts with a first reading. */
    public GapSum(long firstNanos) {
        this.firstNanos = firstNanos;
        this.lastNanos = firstNanos;
    }

    /** Takes the next reading. */
    public void next(long nanos) {
        long gap = nanos - lastNanos;
        if (gap > LONGEST_UNDISTURBED_NANOS) {
            lostNanos += gap;
        }
        lastNanos = nanos;
    }

    /** Time from the first reading to the last. */
    public long elapsedNanos() {
        return lastNanos - firstNanos;
    }

    /** Sum of the gaps that are too long. */
    public long lostNanos() {
        return lostNanos;
    }
}
