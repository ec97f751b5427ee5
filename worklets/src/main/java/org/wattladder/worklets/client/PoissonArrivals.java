package org.wattladder.worklets.client;

import java.util.SplittableRandom;

/**
 * A Poisson process given its count: in each part exactly the count asked for, at sorted uniform times.
 *
 * <p>The sorted times are drawn one after the other (the smallest of {@code m} uniform draws over what is left of the
 * part, then the smallest of {@code m - 1} over the rest, ...), so a schedule of any length needs no memory and nothing
 * is allocated while recording. {@code StrictMath} makes it the same on every Java version and processor.
 *
 * <p>Waking a parked thread costs some 20 microseconds of processor time. When the mean gap is shorter than
 * {@value #SHORTEST_GAP_NANOS} nanoseconds, transactions therefore arrive in groups of equal size (the last one of a
 * part may be smaller) whose mean gap is that long: pacing then costs less than 1 % of a processor. The size depends
 * on counts and lengths alone, so the same line gives the same schedule. Source: section 4 of the ICPE 2012 paper.
 */
final class PoissonArrivals implements Arrivals {
    static final long SHORTEST_GAP_NANOS = 2_000_000;

    private final SplittableRandom random;
    private final Part[] parts;
    private int part = -1;
    private long groupsLeft;
    private long transactionsLeft;
    private long groupSize;
    private double restNanos;
    private long dueNanos;
    private long size;

    /** One part of the interval and how many transactions start in it. */
    record Part(long beginNanos, long lengthNanos, long transactions, boolean recorded) {
        /** Transactions that arrive together, 1 unless they would come too close to each other. */
        long groupSize() {
            if (transactions == 0) {
                return 1;
            }
            double gapNanos = (double) lengthNanos / transactions;
            return Math.max(1, (long) Math.ceil(SHORTEST_GAP_NANOS / gapNanos));
        }
    }

    PoissonArrivals(SplittableRandom random, Part... parts) {
        this.random = random;
        this.parts = parts.clone();
    }

    @Override
    public boolean paced() {
        return true;
    }

    @Override
    public boolean next() {
        while (groupsLeft == 0) {
            if (++part >= parts.length) {
                return false;
            }
            open(parts[part]);
        }
        restNanos *= StrictMath.exp(StrictMath.log(RandomStreams.unit(random)) / groupsLeft);
        groupsLeft--;
        Part current = parts[part];
        long offsetNanos = Math.min((long) (current.lengthNanos() - restNanos), current.lengthNanos() - 1);
        dueNanos = current.beginNanos() + offsetNanos;
        size = groupsLeft == 0 ? transactionsLeft : groupSize;
        transactionsLeft -= size;
        return true;
    }

    private void open(Part next) {
        transactionsLeft = next.transactions();
        groupSize = next.groupSize();
        groupsLeft = (transactionsLeft + groupSize - 1) / groupSize;
        restNanos = next.lengthNanos();
    }

    @Override
    public long dueNanos() {
        return dueNanos;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public boolean recorded() {
        return parts[part].recorded();
    }
}
