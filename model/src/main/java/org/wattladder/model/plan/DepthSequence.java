package org.wattladder.model.plan;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Unpaced load with one number of outstanding transactions after the other, as the load profiles of disk reports are
 * swept over outstanding I/Os.
 *
 * @param warmUp length of a part before the first depth, at the greatest of them, which counts for nothing
 * @param depths transactions that each client keeps outstanding, one interval each, in the order of execution
 * @param lengths of the interval of each depth
 */
public record DepthSequence(Duration warmUp, List<Integer> depths, IntervalLengths lengths) implements Sequence {
    /** Most transactions that a client can keep outstanding. */
    public static final int DEEPEST = 4096;

    public DepthSequence {
        Objects.requireNonNull(warmUp, "warmUp");
        Objects.requireNonNull(lengths, "lengths");
        depths = List.copyOf(depths);
        if (depths.stream().anyMatch(depth -> depth < 1 || depth > DEEPEST)) {
            throw new IllegalArgumentException("depths must lie in 1 to " + DEEPEST + ", not " + depths);
        }
    }

    @Override
    public List<IntervalPlan> intervals() {
        List<IntervalPlan> intervals = new ArrayList<>();
        if (!warmUp.isZero() && !depths.isEmpty()) {
            IntervalLengths whole = new IntervalLengths(Duration.ZERO, Duration.ZERO, warmUp, Duration.ZERO);
            intervals.add(
                    new IntervalPlan(1, IntervalKind.WARM_UP, 100, whole, OptionalInt.of(Collections.max(depths))));
        }
        for (int depth : depths) {
            intervals.add(
                    new IntervalPlan(intervals.size() + 1, IntervalKind.DEPTH, 100, lengths, OptionalInt.of(depth)));
        }
        return List.copyOf(intervals);
    }
}
