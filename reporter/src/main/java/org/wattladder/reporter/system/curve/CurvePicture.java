package org.wattladder.reporter.system.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.chart.RateChart;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.chart.Picture;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.WorkUnit;

/** Draws a curve: latency and watts over the rate, both metrics marked. */
final class CurvePicture {
    private static final int DIGITS = 4;
    private static final List<Line> LATENCIES = List.of(
            new Line("least", "chart.minimum", Latency::min),
            new Line("median", "chart.median", Latency::p50),
            new Line("p90", "chart.p90", Latency::p90),
            new Line("p95", "chart.p95", Latency::p95),
            new Line("p99", "chart.p99", Latency::p99),
            new Line("most", "chart.maximum", Latency::max));

    private record Line(String style, String meaning, Function<Latency, Measurement> millis) {}

    private CurvePicture() {}

    /** The picture; without marks when the metrics do not count. */
    static Picture of(RunCurve curve, String id) {
        List<Graph.Key> keys = new ArrayList<>();
        LATENCIES.forEach(each -> keys.add(Graph.Key.of("curve " + each.style(), each.meaning())));
        keys.add(Graph.Key.of("curve power", "chart.average-watts"));
        Message caption =
                Message.of("chart.curve-of", curve.worklet().plan().name(), WorkUnit.performance(curve.worklet()));
        return new Picture(
                caption,
                keys,
                words -> new RateChart(
                                LATENCIES.stream()
                                        .map(each -> new RateChart.Line(
                                                each.style(),
                                                curve.points().stream()
                                                        .map(point -> new RateChart.Point(
                                                                point.step().rate(),
                                                                each.millis()
                                                                        .apply(point.response())
                                                                        .asOptional()))
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
                                curve.limit().isPresent() ? List.of() : marks(curve, words))
                        .draw(
                                id,
                                words.say(caption),
                                description(curve, words),
                                words.say(WorkUnit.performance(curve.worklet())),
                                words));
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
                .filter(point -> point.response().count() > 0)
                .map(point -> words.say(
                        "chart.curve-point",
                        Figure.significant(point.step().rate(), DIGITS),
                        Cells.significant(point.response().p99(), 3)))
                .collect(Collectors.joining("; "));
    }
}
