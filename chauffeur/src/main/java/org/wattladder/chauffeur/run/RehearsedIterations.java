package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.chauffeur.config.change.QuickMeters;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.IntervalResult;

/**
 * Makes the iterations of a rehearsal so many that their window holds some samples of every meter and ends soon after, however fast
 * or slow the machine is. It tries them first, which is neither metered nor recorded; what repeats the same iterations gets the same
 * number.
 */
final class RehearsedIterations {
    /** Work is faster once it was compiled. */
    private static final double MARGIN = 1.2;

    private static final int MOST_TRIALS = 5;

    /** The first trial has this part of what is planned, for a slow machine. */
    private static final int FIRST_PART = 8;

    /** So many times the window tells enough, though nothing was compiled before. */
    private static final double LONG_FOR_COLD = 4;

    private static final int MOST_ITERATIONS = 1_000_000_000;

    /** A trial of this share of the window tells well enough how long it takes. */
    private static final double TELLING_SHARE = 0.6;

    /** So long is the next trial, as far as the one before can tell. */
    private static final double NEXT_SHARE = 0.75;

    private final Duration least;
    private final Map<Load, Integer> found = new HashMap<>();

    /** Runs iterations that count for nothing. */
    interface Trial {
        /** How long the window was. */
        Duration run(IntervalPlan interval) throws RunFault, InterruptedException, IOException;
    }

    RehearsedIterations(RunPlan plan) {
        this.least = least(plan);
    }

    /** The length that a window of iterations should have; zero of a run that is no rehearsal, or has no meter. */
    static Duration least(RunPlan plan) {
        return plan.suite().mode() == RunMode.REHEARSAL ? QuickMeters.window(plan) : Duration.ZERO;
    }

    /** Takes over what an earlier part of the run found. */
    void before(List<IntervalResult> intervals) {
        intervals.stream()
                .map(interval -> interval.plan().load())
                .filter(Load.Iterations.class::isInstance)
                .map(Load.Iterations.class::cast)
                .forEach(load -> found.put(alike(load), load.measured()));
    }

    /**
     * The interval with as many iterations as its window needs; at least two, so that no window rests on a first one alone, unless
     * one takes very long.
     */
    IntervalPlan longEnough(IntervalPlan interval, Trial trial) throws RunFault, InterruptedException, IOException {
        if (least.isZero() || !(interval.load() instanceof Load.Iterations planned)) {
            return interval;
        }
        Load alike = alike(planned);
        if (!found.containsKey(alike)) {
            found.put(alike, count(interval, planned.measured(), trial));
        }
        return interval.withIterations(found.get(alike));
    }

    private int count(IntervalPlan interval, int planned, Trial trial)
            throws RunFault, InterruptedException, IOException {
        IntervalPlan tried = new IntervalPlan(
                interval.number(), Purpose.TRIAL, interval.load(), interval.lengths(), interval.label());
        double count = Math.max(1, planned / FIRST_PART);
        double needed = MARGIN * least.toNanos();
        for (int trials = 1; ; trials++) {
            double took =
                    Math.max(1, trial.run(tried.withIterations((int) count)).toNanos());
            double enough = Math.min(MOST_ITERATIONS, Math.ceil(count * needed / took));
            boolean tells = took >= TELLING_SHARE * needed && (trials > 1 || took >= LONG_FOR_COLD * needed);
            if (tells || trials == MOST_TRIALS) {
                return (int) Math.max(took >= LONG_FOR_COLD * needed * count ? 1 : 2, enough);
            }
            count = Math.max(count, Math.floor(enough * NEXT_SHARE));
        }
    }

    /** What iterations have in common that repeat each other. */
    private static Load alike(Load.Iterations load) {
        return load.measuring(1);
    }
}
