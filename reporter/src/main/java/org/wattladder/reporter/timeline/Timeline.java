package org.wattladder.reporter.timeline;

import java.time.Instant;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.wattladder.reporter.chart.TimeScale;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.samples.RecordedSamples;

/**
 * A run over time.
 *
 * @param startedAt when the run began, from which times count
 * @param intervals that were recorded, in order
 * @param findings of the run so far, heaviest first
 * @param samples of its meters
 */
public record Timeline(
        Instant startedAt, List<TimedInterval> intervals, List<Finding> findings, RecordedSamples samples) {
    private static final long SHORTEST_MILLIS = 1000;

    public Timeline {
        intervals = List.copyOf(intervals);
        findings = List.copyOf(findings);
    }

    /** That of a run as far as it is measured and judged. */
    public static Timeline of(RunFigures run, List<Finding> findings, RecordedSamples samples) {
        return new Timeline(
                run.result().course().startedAt(),
                run.worklets().stream()
                        .flatMap(worklet -> worklet.intervals().stream()
                                .flatMap(interval -> interval.result().stream()
                                        .map(result -> new TimedInterval(worklet, interval, result))))
                        .toList(),
                findings,
                samples);
    }

    /** Whether there are samples to draw. */
    public boolean isDrawn() {
        return !samples.isEmpty();
    }

    /** From the first sample or interval to the last. */
    public TimeScale whole() {
        LongStream moments = Stream.concat(
                        samples.devices().stream()
                                .flatMap(device -> device.stretches().stream())
                                .flatMap(stretch ->
                                        Stream.of(stretch.epochMillis(0), stretch.epochMillis(stretch.size() - 1))),
                        intervals.stream()
                                .flatMap(interval -> Stream.of(
                                        interval.startedAt().toEpochMilli(),
                                        interval.endedAt().toEpochMilli())))
                .mapToLong(Long::longValue);
        LongSummaryStatistics span = moments.summaryStatistics();
        long zero = startedAt.toEpochMilli();
        long from = span.getCount() == 0 ? zero : span.getMin();
        long to = span.getCount() == 0 ? zero : span.getMax();
        return new TimeScale(from, Math.max(to, from + SHORTEST_MILLIS), zero);
    }

    /** A part of it, no shorter than a second and not beyond its ends. */
    public TimeScale part(long fromMillis, long toMillis) {
        TimeScale all = whole();
        long from = Math.min(Math.max(fromMillis, all.fromMillis()), all.toMillis() - SHORTEST_MILLIS);
        return new TimeScale(
                from, Math.min(Math.max(toMillis, from + SHORTEST_MILLIS), all.toMillis()), all.zeroMillis());
    }
}
