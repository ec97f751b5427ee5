package org.wattladder.reporter.system.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.HdrHistogram.Histogram;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.chart.RateChart;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.Graph;
import org.wattladder.reporter.view.Picture;

/** Draws a curve: latency and watts over the rate, both metrics marked. */
final class CurvePicture {
    private static final int DIGITS = 4;
    private static final List<Latency> LATENCIES = List.of(
            new Latency("least", "chart.minimum", Histogram::getMinValue),
            new Latency("median", "chart.median", nanos -> nanos.getValueAtPercentile(50)),
            new Latency("p90", "chart.p90", nanos -> nanos.getValueAtPercentile(90)),
            new Latency("p95", "chart.p95", nanos -> nanos.getValueAtPercentile(95)),
            new Latency("p99", "chart.p99", nanos -> nanos.getValueAtPercentile(99)),
            new Latency("most", "chart.maximum", Histogram::getMaxValue));

    private record Latency(String style, String meaning, ToDoubleFunction<Histogram> nanos) {}

    private CurvePicture() {}

    /**
     * The picture.
     *
     * @param withheld whether the metrics do not count
     */
    static Picture of(RunCurve curve, String id, boolean withheld) {
        List<Graph.Key> keys = new ArrayList<>();
        LATENCIES.forEach(each -> keys.add(Graph.Key.of("curve " + each.style(), each.meaning())));
        keys.add(Graph.Key.of("curve power", "chart.average-watts"));
        Message caption = Message.of("chart.curve-of", curve.worklet().plan().name());
        return new Picture(
                caption,
                keys,
                words -> new RateChart(
                                LATENCIES.stream()
                                        .map(each -> new RateChart.Line(
                                                each.style(),
                                                curve.points().stream()
                                                        .map(point -> new RateChart.Point(
                                                                point.step().rate(), point.millis(each.nanos())))
                                                        .toList()))
                                        .toList(),
                                new RateChart.Line(
                                        "power",
                                        curve.points().stream()
                                                .map(point -> new RateChart.Point(
                                                        point.step().rate(),
                                                        point.figures()
                                                                .averageWatts()
                                                                .asOptional()))
                                                .toList()),
                                withheld ? List.of() : marks(curve, words))
                        .draw(id, words.say(caption), description(curve, words), words));
    }

    private static List<RateChart.Mark> marks(RunCurve curve, Words words) {
        List<RateChart.Mark> marks = new ArrayList<>();
        mark(marks, "critical", "chart.critical-rate", curve.rates().criticalRate(), words);
        mark(marks, "highest", "chart.max-rate", curve.rates().maxRate(), words);
        return marks;
    }

    private static void mark(List<RateChart.Mark> marks, String style, String label, OptionalDouble rate, Words words) {
        rate.ifPresent(found ->
                marks.add(new RateChart.Mark(style, words.say(label, Figure.significant(found, DIGITS)), found)));
    }

    private static String description(RunCurve curve, Words words) {
        return curve.points().stream()
                .filter(point -> point.responses().isPresent())
                .map(point -> words.say(
                        "chart.curve-point",
                        Figure.significant(point.step().rate(), DIGITS),
                        Figure.significant(
                                point.millis(nanos -> nanos.getValueAtPercentile(99))
                                        .orElseThrow(),
                                3)))
                .collect(Collectors.joining("; "));
    }
}
