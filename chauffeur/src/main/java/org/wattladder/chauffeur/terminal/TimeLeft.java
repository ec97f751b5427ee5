package org.wattladder.chauffeur.terminal;

import java.time.Duration;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.function.LongSupplier;
import org.wattladder.chauffeur.config.change.ExpectedDuration;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Schedule;

/**
 * How long a run takes from here on: the lengths that are configured, and for each worklet and interval that is left what one
 * took besides so far, in the mean. The first ones of a run take longer than most, so that what is usual counts as well. One
 * thread uses it.
 */
public final class TimeLeft {
    /** What is told faster than that happened before somebody began to watch. */
    private static final long TOLD_LATER_NANOS = 10_000_000;

    /** What is usual counts as if it had been seen so often. */
    private static final int USUALLY_SEEN = 16;

    private final LongSupplier nanoTime;
    private final LongSummaryStatistics preparationNanos = new LongSummaryStatistics();
    private final LongSummaryStatistics besideNanos = new LongSummaryStatistics();
    private final RunPlan plan;
    private int place;
    private int begun;
    private int warmUps;
    private boolean warmingUp;
    private Duration begunLength = Duration.ZERO;
    private long since;

    /** Nothing of the plan has begun; the clock is monotonic, in nanoseconds. */
    public TimeLeft(RunPlan plan, LongSupplier nanoTime) {
        this.plan = plan;
        this.nanoTime = nanoTime;
    }

    /** The worklet at this place in the plan, from 0, begins to be prepared. */
    public void prepares(int next) {
        place = next;
        begun = 0;
        warmUps = 0;
        warmingUp = true;
        begunLength = Duration.ZERO;
        since = nanoTime.getAsLong();
    }

    /** An interval of that worklet begins. */
    public void begins(IntervalPlan interval) {
        if (begun == 0) {
            note(preparationNanos, sinceThen(), 0);
        }
        if (interval.number() > begun) {
            begun = interval.number();
            warmingUp = interval.purpose() == Purpose.WARM_UP;
            warmUps = warmingUp ? begun : warmUps;
            begunLength = begunLength.plus(interval.lengths().total());
        }
    }

    /** That interval is tried again, which tells nothing of others. */
    void triesAgain() {
        sinceThen();
    }

    /** That interval is over; as it was recorded. */
    void ends(IntervalPlan recorded) {
        note(besideNanos, sinceThen(), recorded.lengths().total().toNanos());
    }

    private static void note(LongSummaryStatistics seen, long passedNanos, long plannedNanos) {
        if (passedNanos >= TOLD_LATER_NANOS) {
            seen.accept(Math.max(0, passedNanos - plannedNanos));
        }
    }

    /** Whether all intervals that are ahead and their lengths are known; else a run may end long before what is left is over. */
    public boolean isKnown() {
        return plan.worklets().subList(place, plan.worklets().size()).stream()
                .allMatch(worklet -> worklet.schedule().isKnown());
    }

    /** What is left behind the interval that began last, at most. */
    public Duration afterInterval() {
        List<Schedule> ahead = plan.worklets().subList(place, plan.worklets().size()).stream()
                .map(WorkletPlan::schedule)
                .toList();
        Schedule current = ahead.get(0);
        int intervals = ahead.stream().skip(1).mapToInt(Schedule::mostIntervals).sum()
                + (isKnown(current) ? current.foreseen().size() + furtherWarmUps() : current.mostIntervals())
                - begun;
        double besides = average(preparationNanos, ExpectedDuration.BESIDE_WORKLET) * (ahead.size() - 1)
                + average(besideNanos, ExpectedDuration.BESIDE_INTERVAL) * Math.max(0, intervals);
        return ahead.stream()
                .skip(1)
                .map(Schedule::atMost)
                .reduce(ofCurrent(current), Duration::plus)
                .plusNanos((long) besides);
    }

    private static double average(LongSummaryStatistics seen, Duration usual) {
        return (double) (USUALLY_SEEN * usual.toNanos() + seen.getSum()) / (USUALLY_SEEN + seen.getCount());
    }

    /** Whether all intervals of the current schedule can be told, which they can be when it repeats its warm-up no more. */
    private boolean isKnown(Schedule current) {
        return !current.foreseen().isEmpty() && (current.settling().isEmpty() || !warmingUp);
    }

    private int furtherWarmUps() {
        return Math.max(0, warmUps - 1);
    }

    /** Intervals of a run that was resumed may have been recorded before, so that those ahead are looked up if known. */
    private Duration ofCurrent(Schedule schedule) {
        Duration left = isKnown(schedule)
                ? schedule.foreseen().stream()
                        .filter(interval -> interval.number() > begun - furtherWarmUps())
                        .map(interval -> interval.lengths().total())
                        .reduce(Duration.ZERO, Duration::plus)
                : schedule.atMost().minus(begunLength);
        return left.isNegative() ? Duration.ZERO : left;
    }

    private long sinceThen() {
        long before = since;
        since = nanoTime.getAsLong();
        return since - before;
    }
}
