package org.wattladder.reporter.format;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.HdrHistogram.Histogram;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Judgement;

/**
 * {@code latency.hlog}: every histogram of the run as a log that tools for HdrHistogram read, in nanoseconds, with the largest in
 * milliseconds; the tag names worklet, interval, transaction type and {@code service} or {@code response}.
 */
public final class HistogramLog implements ReportFormat {
    private static final double MILLIS = 1e3;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS = 1e9;

    @Override
    public String fileName() {
        return "latency.hlog";
    }

    @Override
    public String write(RunFigures run, Judgement judgement) {
        StringBuilder text = new StringBuilder("""
                #[Histogram log format version 1.3]
                "StartTimestamp","Interval_Length","Interval_Max","Interval_Compressed_Histogram"
                """);
        for (WorkletFigures worklet : run.worklets()) {
            for (IntervalFigures interval : worklet.intervals()) {
                interval.result()
                        .ifPresent(result -> result.types().forEach(type -> {
                            line(text, worklet, result, type, "service", type.serviceHistogram());
                            line(text, worklet, result, type, "response", type.responseHistogram());
                        }));
            }
        }
        return text.toString();
    }

    private static void line(
            StringBuilder text,
            WorkletFigures worklet,
            IntervalResult interval,
            TypeResult type,
            String time,
            String histogram) {
        longest(histogram)
                .ifPresent(nanos -> text.append(String.format(
                        Locale.ROOT,
                        "Tag=%s/%d-%s/%s/%s,%.3f,%.3f,%.6f,%s\n",
                        word(worklet.plan().name()),
                        interval.plan().number(),
                        interval.plan().mark(),
                        word(type.type()),
                        time,
                        interval.window().startedAt().toEpochMilli() / MILLIS,
                        interval.window().nanos() / NANOS,
                        nanos / NANOS_PER_MILLI,
                        histogram.replaceAll("[^A-Za-z0-9+/=]", ""))));
    }

    /** What may stand in a tag. */
    private static String word(String name) {
        return name.replaceAll("[^A-Za-z0-9._-]", "-");
    }

    /** The longest time; empty when nothing was recorded, or nothing that can be read. */
    private static OptionalLong longest(String histogram) {
        try {
            return Histograms.sum(List.of(histogram)).filter(all -> all.getTotalCount() > 0).stream()
                    .mapToLong(Histogram::getMaxValue)
                    .findFirst();
        } catch (IllegalArgumentException damaged) {
            return OptionalLong.empty();
        }
    }
}
