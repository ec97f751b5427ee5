package org.wattladder.model.schedule;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.PlannedLength;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.text.Message;

/**
 * A number of iterations instead of a length of time, once for each size; paper figure 4. An iteration of a user is one
 * pass through the mix of the worklet: each type as often as its share, in order.
 *
 * @param pause sleep before each interval
 * @param preIterations of each user, nothing counts
 * @param iterations of each user that count, at least 1
 * @param postIterations of each user, nothing counts; users go on beyond them until all others have finished those that
 *     count, so that the load does not fall while one still records
 * @param sizesPercent shares of their data that the transactions work on, one interval each, in the order of execution; a
 *     share that is to be repeated stands there several times
 * @param expected about how long one interval takes, for progress only
 * @param limit how long one interval may take at most, the pause left out
 */
public record Iterations(
        Duration pause,
        int preIterations,
        int iterations,
        int postIterations,
        List<Integer> sizesPercent,
        Duration expected,
        Duration limit)
        implements ListedSchedule {

    public Iterations {
        PlannedLength.checked("pause", pause);
        PlannedLength.positive("an interval of iterations", expected);
        PlannedLength.positive("the limit of an interval", limit);
        sizesPercent = List.copyOf(sizesPercent);
        if (iterations < 1 || preIterations < 0 || postIterations < 0) {
            throw new IllegalArgumentException(
                    "a schedule of iterations needs at least one iteration, and no negative number of them");
        }
        if (sizesPercent.stream().anyMatch(percent -> percent < 1 || percent > 100)) {
            throw new IllegalArgumentException("sizes must lie in 1 to 100 %, not " + sizesPercent);
        }
    }

    @Override
    public List<IntervalPlan> foreseen() {
        IntervalLengths lengths = new IntervalLengths(pause, Duration.ZERO, expected, Duration.ZERO);
        List<IntervalPlan> intervals = new ArrayList<>();
        for (int percent : sizesPercent) {
            Load.Iterations load = new Load.Iterations(preIterations, iterations, postIterations, percent, limit);
            int repeat = 1 + Collections.frequency(sizesPercent.subList(0, intervals.size()), percent);
            intervals.add(new IntervalPlan(
                    intervals.size() + 1,
                    Purpose.SCORED,
                    load,
                    lengths,
                    Collections.frequency(sizesPercent, percent) == 1
                            ? load.label()
                            : Message.of("interval.repeated-iterations", percent, repeat)));
        }
        return List.copyOf(intervals);
    }

    /** The same with so many times the iterations that count. */
    public Iterations times(int factor) {
        return new Iterations(
                pause,
                preIterations,
                factor * iterations,
                postIterations,
                sizesPercent,
                expected.multipliedBy(factor),
                limit);
    }

    /** The same with one iteration, and none before and after. */
    public Iterations once() {
        return new Iterations(
                pause, 0, 1, 0, sizesPercent, expected.dividedBy(preIterations + iterations + postIterations), limit);
    }

    /** Whether a size is repeated. */
    public boolean repeats() {
        return sizesPercent.stream().distinct().count() < sizesPercent.size();
    }

    /** The same with fewer iterations, and without repeats. */
    @Override
    public Iterations shortened(Shortening shortening) {
        Duration shorter = shortening
                .interval(new IntervalLengths(pause, Duration.ZERO, expected, Duration.ZERO))
                .recording();
        int inTime = (int) (iterations * Math.min(1, (double) shorter.toMillis() / expected.toMillis()));
        int few = shortening.iterations(iterations);
        int fewer = Math.max(few, inTime);
        return new Iterations(
                shortening.pause(pause),
                shortening.iterationsAround(preIterations),
                fewer,
                shortening.iterationsAround(postIterations),
                sizesPercent.stream().distinct().toList(),
                shortening.expected(
                        inTime > few ? shorter : Duration.ofMillis(expected.toMillis() * fewer / iterations)),
                limit);
    }
}
