package org.wattladder.reporter.system.bandwidth;

import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/**
 * The shortest of ten passes of which the first does not count, as STREAM prints it.
 *
 * <p>More passes than ten are recorded, so that a meter has time, and the shortest of more is shorter. So it is what nine of the recorded passes,
 * drawn at random, have as their shortest on average: the {@code i}-th shortest of {@code n} is it with the probability
 * {@code C(n - i, 8) / C(n, 9)}. Of nine it is the shortest.
 */
final class BestOfTen {
    private static final int COUNTED = 9;

    private BestOfTen() {}

    /** Nanoseconds; of values that the histogram cannot tell apart, the longest. */
    static double nanos(Histogram passes) {
        long all = passes.getTotalCount();
        long drawn = Math.min(COUNTED, all);
        double probability = (double) drawn / all;
        double mean = 0;
        long rank = 1;
        for (HistogramIterationValue value : passes.recordedValues()) {
            for (long i = value.getCountAtValueIteratedTo(); i > 0; i--) {
                mean += probability * passes.highestEquivalentValue(value.getValueIteratedTo());
                probability = rank == all ? 0 : probability * (all - rank - drawn + 1) / (all - rank);
                rank++;
            }
        }
        return mean;
    }
}
