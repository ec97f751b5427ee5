package org.wattladder.reporter.figures;

import java.util.List;
import org.HdrHistogram.Histogram;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;

/**
 * Latency of one transaction type, or of all of them together; milliseconds.
 *
 * @param count transactions behind the figures
 * @param mean arithmetic mean
 * @param min the shortest
 * @param p50 half of the transactions took no longer
 * @param p90 90 % of the transactions took no longer
 * @param p95 95 % of the transactions took no longer
 * @param p99 99 % of the transactions took no longer
 * @param p999 99.9 % of the transactions took no longer
 * @param max the longest
 */
public record Latency(
        long count,
        Measurement mean,
        Measurement min,
        Measurement p50,
        Measurement p90,
        Measurement p95,
        Measurement p99,
        Measurement p999,
        Measurement max) {

    private static final double NANOS_PER_MILLI = 1e6;

    /** No figure at all, for this reason. */
    static Latency absent(String messageId) {
        Measurement absent = Measurement.absent(messageId);
        return new Latency(0, absent, absent, absent, absent, absent, absent, absent, absent);
    }

    /**
     * Latency of all these histograms together.
     *
     * @param encoded one per transaction type; an empty text stands for nothing recorded
     * @param whenNone reason to give when every text is empty
     */
    static Latency of(List<String> encoded, String whenNone) {
        try {
            return Histograms.sum(encoded).map(Latency::of).orElseGet(() -> absent(whenNone));
        } catch (IllegalArgumentException damaged) {
            return absent("absent.histogram-unreadable");
        }
    }

    /** From scheduled start to completion, of all transactions of these intervals together. */
    public static Latency ofResponses(List<IntervalFigures> intervals) {
        return of(
                intervals.stream()
                        .flatMap(interval -> interval.result().stream())
                        .flatMap(result -> result.types().stream())
                        .map(TypeResult::responseHistogram)
                        .toList(),
                "absent.no-transaction");
    }

    /** The figures of a histogram of nanoseconds. */
    static Latency of(Histogram nanos) {
        if (nanos.getTotalCount() == 0) {
            return absent("absent.no-transaction");
        }
        return new Latency(
                nanos.getTotalCount(),
                Measurement.of(nanos.getMean() / NANOS_PER_MILLI),
                Measurement.of(nanos.getMinValue() / NANOS_PER_MILLI),
                at(nanos, 50),
                at(nanos, 90),
                at(nanos, 95),
                at(nanos, 99),
                at(nanos, 99.9),
                Measurement.of(nanos.getMaxValue() / NANOS_PER_MILLI));
    }

    private static Measurement at(Histogram nanos, double percentile) {
        return Measurement.of(nanos.getValueAtPercentile(percentile) / NANOS_PER_MILLI);
    }
}
