package org.wattladder.model.schedule;

import java.util.List;
import java.util.OptionalDouble;
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

    /** How many warm-ups a schedule begins with, as far as those that are done tell: one more while they have not settled. */
    int warmUps(History done) {
        List<FinishedInterval> warmUps = done.intervals().stream()
                .filter(each -> each.plan().purpose() == Purpose.WARM_UP)
                .toList();
        boolean repeats =
                warmUps.size() == done.intervals().size() && warmUps.size() < mostWarmUps && !isSettled(warmUps);
        return Math.max(1, warmUps.size() + (repeats ? 1 : 0));
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
}
