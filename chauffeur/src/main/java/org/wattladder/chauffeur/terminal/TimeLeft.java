package org.wattladder.chauffeur.terminal;

import java.time.Duration;
import java.util.LongSummaryStatistics;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wattladder.model.plan.IntervalPlan;
import org.wattladder.model.plan.RunPlan;

/**
 * How long a run takes from here on: the lengths that are configured, and what worklets and intervals took besides so far, in
 * the mean, for each one that is left.
 */
final class TimeLeft {
    private final LongSupplier nanoTime;
    private final LongSummaryStatistics preparationNanos = new LongSummaryStatistics();
    private final LongSummaryStatistics besideNanos = new LongSummaryStatistics();
    private final RunPlan plan;
    private int place;
    private int number;
    private long since;

    /** Nothing of the plan has begun; the clock is monotonic, in nanoseconds. */
    TimeLeft(RunPlan plan, LongSupplier nanoTime) {
        this.plan = plan;
        this.nanoTime = nanoTime;
    }

    /** The worklet at this place in the plan, from 0, begins to be prepared. */
    void prepares(int next) {
        place = next;
        number = 0;
        since = nanoTime.getAsLong();
    }

    /** An interval of that worklet begins. */
    void begins(IntervalPlan interval) {
        if (number == 0) {
            preparationNanos.accept(sinceThen());
        }
        number = interval.number();
    }

    /** That interval is over. */
    void ends(IntervalPlan interval) {
        besideNanos.accept(Math.max(0, sinceThen() - interval.lengths().total().toNanos()));
    }

    /** What is left behind the interval that began last. */
    Duration afterInterval() {
        double besides = preparationNanos.getAverage() * (plan.worklets().size() - 1 - place)
                + besideNanos.getAverage() * ahead().count();
        return ahead().map(interval -> interval.lengths().total())
                .reduce(Duration.ofNanos((long) besides), Duration::plus);
    }

    private Stream<IntervalPlan> ahead() {
        return IntStream.range(place, plan.worklets().size())
                .boxed()
                .flatMap(at -> plan.worklets().get(at).sequence().intervals().stream()
                        .filter(interval -> at > place || interval.number() > number));
    }

    private long sinceThen() {
        long before = since;
        since = nanoTime.getAsLong();
        return since - before;
    }
}
