package org.wattladder.reporter.system.brokerage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

/** Draws the levels of a ladder: response time and watts over trades per second. */
final class TradePicture {
    private static final int DIGITS = 4;
    private static final List<Line> LATENCIES = List.of(
            new Line("median", "chart.median", Latency::p50),
            new Line("p90", "chart.p90", Latency::p90),
            new Line("p99", "chart.p99", Latency::p99));

    private record Line(String style, String meaning, Function<Latency, Measurement> millis) {}

    private TradePicture() {}

    static Picture of(List<DatabaseInterval> levels, String id) {
        List<DatabaseInterval> sorted = levels.stream()
                .filter(level -> level.tradesPerSecond().asOptional().isPresent())
                .sorted(Comparator.comparingDouble(TradePicture::rate))
                .toList();
        List<Graph.Key> keys = new ArrayList<>();
        LATENCIES.forEach(each -> keys.add(Graph.Key.of("curve " + each.style(), each.meaning())));
        keys.add(Graph.Key.of("curve power", "chart.average-watts"));
        Message caption = Message.of(
                "chart.curve-of", levels.get(0).measured().worklet().plan().name(), Message.of("unit.trades"));
        return new Picture(
                caption,
                keys,
                words -> new RateChart(
                                LATENCIES.stream()
                                        .map(each ->
                                                line(each.style(), sorted, level -> each.millis.apply(response(level))))
                                        .toList(),
                                line(
                                        "power",
                                        sorted,
                                        level -> level.measured().figures().averageWatts()),
                                List.of())
                        .draw(id, words.say(caption), description(sorted, words), words.say("unit.trades"), words));
    }

    private static RateChart.Line line(
            String style, List<DatabaseInterval> levels, Function<DatabaseInterval, Measurement> figure) {
        return new RateChart.Line(
                style,
                levels.stream()
                        .map(level -> new RateChart.Point(
                                rate(level), figure.apply(level).asOptional()))
                        .toList());
    }

    private static double rate(DatabaseInterval level) {
        return level.tradesPerSecond().asOptional().orElse(0);
    }

    private static Latency response(DatabaseInterval level) {
        return level.times(level.measured().figures().all());
    }

    private static String description(List<DatabaseInterval> levels, Words words) {
        return levels.stream()
                .map(level -> words.say(
                        "chart.curve-point",
                        Figure.significant(rate(level), DIGITS),
                        Cells.significant(response(level).p99(), 3)))
                .collect(Collectors.joining("; "));
    }
}
