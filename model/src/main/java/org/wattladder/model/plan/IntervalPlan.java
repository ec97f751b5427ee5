package org.wattladder.model.plan;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * One interval of a sequence.
 *
 * @param number place in the sequence, from 1
 * @param kind what it is for
 * @param loadPercent share of the calibrated rate; 100 for unpaced intervals, 0 for idle; of iterations the share of the data
 * @param lengths of its parts; of iterations the recording is a guess
 * @param depth transactions that each client keeps outstanding; empty unless the interval is one of a sweep of depths
 */
public record IntervalPlan(
        int number, IntervalKind kind, double loadPercent, IntervalLengths lengths, OptionalInt depth) {
    public IntervalPlan {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(lengths, "lengths");
        Objects.requireNonNull(depth, "depth");
    }

    /** An interval that is none of a sweep of depths. */
    public IntervalPlan(int number, IntervalKind kind, double loadPercent, IntervalLengths lengths) {
        this(number, kind, loadPercent, lengths, OptionalInt.empty());
    }
}
