package org.wattladder.model.schedule;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Purpose;

/**
 * When the warm-up of another schedule is repeated: until the rates of two in a row agree, and the share of reads that a cache of
 * the worklet answers, if it reports one; docs/adr/0083-settled.md.
 *
 * @param ratePercent how far the rates may differ, in percent of their mean
 * @param mostWarmUps how many there are at most
 */
public record Settling(double ratePercent, int mostWarmUps) {
    /** A read that misses costs far more than one that hits, so that hits have to agree more closely. */
    private static final double POINTS_OF_PERCENT = 0.1;

    private static final double HALF = 0.5;
    private static final double HUNDRED = 100;

    public Settling {
        if (!(ratePercent > 0) || mostWarmUps < 2) {
            throw new IllegalArgumentException("settling needs a difference above 0, and two warm-ups or more");
        }
    }

    /** The interval after those that are done, of a schedule that begins with one warm-up and knows no others. */
    Optional<IntervalPlan> next(History done, Function<History, Optional<IntervalPlan>> schedule) {
        List<FinishedInterval> warmUps = done.intervals().stream()
                .filter(each -> each.plan().purpose() == Purpose.WARM_UP)
                .toList();
        int further = Math.max(0, warmUps.size() - 1);
        boolean warmingUp =
                !warmUps.isEmpty() && warmUps.size() == done.intervals().size();
        if (warmingUp && warmUps.size() < mostWarmUps && !isSettled(warmUps)) {
            return Optional.of(warmUps.get(0).plan().numbered(done.nextNumber()));
        }
        return schedule.apply(without(further, done)).map(next -> next.numbered(next.number() + further));
    }

    /** How many warm-ups of this length there can be beside the first. */
    static int further(Optional<Settling> settling, Duration warmUp) {
        return warmUp.isZero()
                ? 0
                : settling.map(settled -> settled.mostWarmUps - 1).orElse(0);
    }

    private boolean isSettled(List<FinishedInterval> warmUps) {
        if (warmUps.size() < 2) {
            return false;
        }
        FinishedInterval last = warmUps.get(warmUps.size() - 1);
        FinishedInterval before = warmUps.get(warmUps.size() - 2);
        double mean = HALF * (last.rate() + before.rate());
        return HUNDRED * Math.abs(last.rate() - before.rate()) <= ratePercent * mean
                && agree(last.cacheHitPercent(), before.cacheHitPercent());
    }

    private boolean agree(OptionalDouble one, OptionalDouble other) {
        return one.isEmpty()
                || other.isEmpty()
                || Math.abs(one.getAsDouble() - other.getAsDouble()) <= POINTS_OF_PERCENT * ratePercent;
    }

    /** The history without so many of the first intervals, numbered as if they had not been. */
    private static History without(int further, History done) {
        List<FinishedInterval> left = new ArrayList<>();
        for (FinishedInterval each :
                done.intervals().subList(further, done.intervals().size())) {
            left.add(each.with(each.plan().numbered(each.plan().number() - further)));
        }
        return new History(left);
    }
}
