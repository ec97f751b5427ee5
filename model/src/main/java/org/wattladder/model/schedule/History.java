package org.wattladder.model.schedule;

import java.util.List;

/**
 * What came out of the intervals of a worklet so far.
 *
 * @param intervals that were recorded, in order; discarded attempts are none of them
 */
public record History(List<FinishedInterval> intervals) {
    /** No interval was recorded. */
    public static final History EMPTY = new History(List.of());

    public History {
        intervals = List.copyOf(intervals);
    }

    /** The number of an interval behind all of these. */
    int nextNumber() {
        return 1
                + intervals.stream()
                        .mapToInt(finished -> finished.plan().number())
                        .max()
                        .orElse(0);
    }
}
