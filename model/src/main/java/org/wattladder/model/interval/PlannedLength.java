package org.wattladder.model.interval;

import java.time.Duration;

/** Lengths that a plan may have: sums of them never overflow, and nothing waits for a lifetime. */
public final class PlannedLength {
    private static final Duration LONGEST = Duration.ofDays(366);

    private PlannedLength() {}

    /**
     * The same length.
     *
     * @param what it is the length of, for the sentence
     * @throws IllegalArgumentException if it is negative, or above 366 days
     */
    public static Duration checked(String what, Duration length) {
        if (length.isNegative() || length.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(
                    what + " must last from 0 to " + LONGEST.toDays() + " days, not " + length);
        }
        return length;
    }

    /** Likewise, above 0. */
    public static Duration positive(String what, Duration length) {
        if (length.isZero()) {
            throw new IllegalArgumentException(what + " must last longer than 0");
        }
        return checked(what, length);
    }
}
