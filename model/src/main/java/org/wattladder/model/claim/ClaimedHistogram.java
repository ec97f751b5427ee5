package org.wattladder.model.claim;

import java.util.List;
import java.util.Optional;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.range.Range;
import org.wattladder.model.text.Message;

/**
 * What a histogram holds.
 *
 * @param total how many values
 * @param mostNanos the largest
 * @param sumNanos all of them together
 */
record ClaimedHistogram(long total, long mostNanos, double sumNanos) {
    /** Clients record longer times as this. */
    private static final long LONGEST_NANOS = 3_600_000_000_000L;

    /** Values are rounded to three digits. */
    private static final double ROUNDING = 1.002;

    /** Reads the text; empty when nothing was recorded. */
    static ClaimedHistogram of(String what, String encoded) throws Impossible {
        Optional<Histogram> read = read(what, encoded);
        long total = 0;
        long most = 0;
        double sum = 0;
        if (read.isPresent()) {
            for (HistogramIterationValue value : read.get().recordedValues()) {
                long count = value.getCountAtValueIteratedTo();
                Claim.within(what, count, 0, Range.MOST_TRANSACTIONS - total);
                total += count;
                most = Math.max(most, value.getValueIteratedTo());
                sum += (double) count * value.getValueIteratedTo();
            }
        }
        Claim.within(what, most, 0, Math.round(LONGEST_NANOS * ROUNDING));
        return new ClaimedHistogram(total, most, sum);
    }

    private static Optional<Histogram> read(String what, String encoded) throws Impossible {
        try {
            return Histograms.sum(List.of(encoded));
        } catch (IllegalArgumentException damaged) {
            throw new Impossible(Message.of("impossible.unreadable", what));
        }
    }

    /** Nothing lasted longer than the time that there was. */
    void checkNanos(String what, long longestNanos) throws Impossible {
        Claim.within(what, mostNanos, 0, Math.max(Math.round(longestNanos * ROUNDING), 1));
    }
}
