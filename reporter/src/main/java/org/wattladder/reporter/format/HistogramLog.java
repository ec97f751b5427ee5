package org.wattladder.reporter.format;

import java.util.Locale;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.TypeFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Judgement;

/**
 * {@code latency.hlog}: every histogram of the run as a log that tools for HdrHistogram read, in nanoseconds, with the largest in
 * milliseconds; the tag names worklet, interval, transaction type and {@code service} or {@code response}.
 */
public final class HistogramLog implements ReportFormat {
    private static final double MILLIS = 1e3;
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
                interval.result().ifPresent(result -> {
                    for (int place = 0; place < result.types().size(); place++) {
                        TypeResult type = result.types().get(place);
                        TypeFigures figures = interval.types().get(place);
                        line(text, worklet, result, figures, "service", figures.service(), type.serviceHistogram());
                        line(text, worklet, result, figures, "response", figures.response(), type.responseHistogram());
                    }
                });
            }
        }
        return text.toString();
    }

    private static void line(
            StringBuilder text,
            WorkletFigures worklet,
            IntervalResult interval,
            TypeFigures type,
            String time,
            Latency latency,
            String histogram) {
        latency.max()
                .asOptional()
                .ifPresent(millis -> text.append(String.format(
                        Locale.ROOT,
                        "Tag=%s/%d-%s/%s/%s,%.3f,%.3f,%.6f,%s\n",
                        word(worklet.plan().name()),
                        interval.plan().number(),
                        interval.plan().mark(),
                        word(type.type()),
                        time,
                        interval.window().startedAt().toEpochMilli() / MILLIS,
                        interval.window().nanos() / NANOS,
                        millis,
                        histogram.replaceAll("[^A-Za-z0-9+/=]", ""))));
    }

    /** What may stand in a tag. */
    private static String word(String name) {
        return name.replaceAll("[^A-Za-z0-9._-]", "-");
    }
}
