package org.wattladder.model.plan;

import java.util.Objects;

/**
 * One interval of a sequence.
 *
 * @param number place in the sequence, from 1
 * @param kind what it is for
 * @param loadPercent share of the calibrated rate; 100 for unpaced intervals, 0 for idle; of iterations the share of the data
 * @param lengths of its parts; of iterations the recording is a guess
 */
public record IntervalPlan(int number, IntervalKind kind, double loadPercent, IntervalLengths lengths) {
    public IntervalPlan {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(lengths, "lengths");
    }
}
