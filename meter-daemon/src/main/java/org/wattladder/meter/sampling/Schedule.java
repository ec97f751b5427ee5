package org.wattladder.meter.sampling;

/**
 * When the samples of a measurement are due, in monotonic nanoseconds.
 *
 * <p>The first comes three tenths of an interval after the start, at most 0.3 s, then one every interval; the
 * measurement can end at the start plus a whole number of intervals only, so that it has one sample per interval begun.
 *
 * @param startNanos moment of {@code Go}
 * @param intervalNanos sampling interval
 */
record Schedule(long startNanos, long intervalNanos) {
    private static final long LONGEST_PHASE_NANOS = 300_000_000L;

    /** When sample number {@code index}, counted from 0, is due. */
    long sampleAt(long index) {
        return startNanos + Math.min(intervalNanos * 3 / 10, LONGEST_PHASE_NANOS) + index * intervalNanos;
    }

    /** The number of the last sample that was due at this moment or before; negative before the first. */
    long lastDueAt(long nanos) {
        return Math.floorDiv(nanos - sampleAt(0), intervalNanos);
    }

    /** The first possible end at or after this moment; at least one interval after the start. */
    long closingAt(long nanos) {
        long elapsed = Math.max(1, nanos - startNanos);
        return startNanos + (elapsed + intervalNanos - 1) / intervalNanos * intervalNanos;
    }
}
