package org.wattladder.chauffeur.config.change;

import java.time.Duration;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Iterations;

/** What the run of a plan takes beside its lengths. */
public final class ExpectedDuration {
    /** To start a Director and a meter's daemon on this machine, and to end with reports. */
    private static final Duration START = Duration.ofSeconds(4);

    /** To start, prepare and end the clients of a worklet. */
    public static final Duration BESIDE_WORKLET = Duration.ofMillis(1500);

    /** To look for disturbances before and after an interval, and to collect what it gave. */
    public static final Duration BESIDE_INTERVAL = Duration.ofMillis(800);

    private ExpectedDuration() {}

    /**
     * How long the run of a plan takes: its lengths, the start of agents, the clients of each worklet, and what looks around
     * each interval take.
     */
    public static Duration of(RunPlan plan) {
        return of(plan, plan.suite().mode() == RunMode.REHEARSAL);
    }

    /** The same of a plan that is to become a rehearsal, or not. */
    static Duration of(RunPlan plan, boolean rehearsal) {
        Duration exact = plan.atMost()
                .plus(START)
                .plus(rehearsal ? trials(plan) : Duration.ZERO)
                .plus(BESIDE_WORKLET.multipliedBy(plan.worklets().size()))
                .plus(BESIDE_INTERVAL.multipliedBy(plan.worklets().stream()
                        .mapToInt(each -> each.schedule().mostIntervals())
                        .sum()));
        return Duration.ofSeconds(exact.toSeconds());
    }

    /** Once for each kind of iterations; those of a program take as long as its pass. */
    private static Duration trials(RunPlan plan) {
        Duration all = Duration.ZERO;
        Duration trial = QuickMeters.window(plan);
        for (WorkletPlan worklet : plan.worklets()) {
            if (worklet.schedule() instanceof Iterations iterations) {
                long kinds = iterations.sizesPercent().stream().distinct().count();
                Duration each = worklet.deployment().worklet().runsOnce() ? iterations.expected() : trial;
                all = all.plus(each.multipliedBy(kinds));
            }
        }
        return all;
    }
}
