package org.wattladder.model.plan;

import java.util.List;
import java.util.Objects;

/**
 * Clients up and ready, nothing executes: active idle.
 *
 * @param lengths of the single interval
 */
public record IdleSequence(IntervalLengths lengths) implements Sequence {
    public IdleSequence {
        Objects.requireNonNull(lengths, "lengths");
    }

    @Override
    public List<IntervalPlan> intervals() {
        return List.of(new IntervalPlan(1, IntervalKind.IDLE, 0, lengths));
    }
}
