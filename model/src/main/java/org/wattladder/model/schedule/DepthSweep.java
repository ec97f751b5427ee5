package org.wattladder.model.schedule;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.PlannedLength;
import org.wattladder.model.interval.Purpose;

/**
 * Unpaced load with one number of outstanding transactions after the other, as the load profiles of disk reports are
 * swept over outstanding I/Os.
 *
 * @param warmUp length of a part before the first depth, at the greatest of them, which counts for nothing
 * @param depths transactions that each client keeps outstanding, one interval each, in the order of execution
 * @param lengths of the interval of each depth
 */
public record DepthSweep(Duration warmUp, List<Integer> depths, IntervalLengths lengths) implements ListedSchedule {
    /** Most transactions that a client can keep outstanding. */
    public static final int DEEPEST = 4096;

    public DepthSweep {
        PlannedLength.checked("warm-up", warmUp);
        Objects.requireNonNull(lengths, "lengths");
        depths = List.copyOf(depths);
        if (depths.stream().anyMatch(depth -> depth < 1 || depth > DEEPEST)) {
            throw new IllegalArgumentException("depths must lie in 1 to " + DEEPEST + ", not " + depths);
        }
    }

    @Override
    public List<IntervalPlan> foreseen() {
        List<IntervalPlan> intervals = new ArrayList<>();
        if (!warmUp.isZero() && !depths.isEmpty()) {
            intervals.add(IntervalPlan.warmUp(
                    1, new Load.Outstanding(Collections.max(depths)), IntervalLengths.recordingOnly(warmUp)));
        }
        for (int depth : depths) {
            intervals.add(IntervalPlan.of(intervals.size() + 1, Purpose.PROBE, new Load.Outstanding(depth), lengths));
        }
        return List.copyOf(intervals);
    }

    @Override
    public DepthSweep shortened(Shortening shortening) {
        return new DepthSweep(shortening.warmUp(warmUp), depths, shortening.interval(lengths));
    }
}
