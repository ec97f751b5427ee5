package org.wattladder.reporter.system.ratios;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.chart.Axis;
import org.wattladder.reporter.chart.Track;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.chart.Drawing;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.table.Cells;

/** Ratios and energy of kernels that ran one way, as bars. */
final class RatioGraph {
    private static final int MOST_MARKS = 5;
    private static final Measurement REFERENCE = Measurement.of(1);

    private RatioGraph() {}

    /** Those of ratio and of energy that have a figure. */
    static List<Drawing> of(Way way, RunFigures run) {
        List<Way.Pair> pairs = way.of(run);
        List<Drawing> graphs = new ArrayList<>();
        if (any(pairs, pair -> pair.base().ratio())) {
            graphs.add(ratios(way, pairs, run));
        }
        if (any(pairs, pair -> pair.base().joulesPerTask())) {
            graphs.add(energy(way, pairs));
        }
        return graphs;
    }

    private static boolean any(List<Way.Pair> pairs, Function<Way.Pair, Measurement> figure) {
        return pairs.stream().anyMatch(pair -> figure.apply(pair).asOptional().isPresent());
    }

    private static double highest(List<Way.Pair> pairs, Function<Way.Pair, Measurement> figure) {
        return pairs.stream()
                .flatMapToDouble(pair -> figure.apply(pair).asOptional().stream())
                .max()
                .orElse(0);
    }

    private static Graph ratios(Way way, List<Way.Pair> pairs, RunFigures run) {
        Axis axis = Axis.withMarks(
                Math.max(
                        1,
                        Math.max(
                                highest(pairs, pair -> pair.base().ratio()),
                                highest(pairs, pair -> pair.peak().ratio()))),
                MOST_MARKS);
        return new Graph(
                Message.of("ratio-chart." + way.variant()),
                List.of(
                        Graph.Key.of("bar", "column.base-ratio"),
                        Graph.Key.of("dot", "column.peak-ratio"),
                        Graph.Key.of("rule overall", "chart.reference")),
                Message.of("column.kernel"),
                axis,
                Message.each("column.base-ratio", "column.peak-ratio"),
                pairs.stream()
                        .map(pair -> new Graph.Row(
                                new Name(pair.base().kernel()),
                                "",
                                new Track(axis)
                                        .bar(axis, pair.base().ratio())
                                        .rule("overall", axis, REFERENCE)
                                        .dot("", axis, pair.peak().ratio())
                                        .picture(),
                                List.of(
                                        RatioTable.ratio(pair.base().ratio(), run),
                                        RatioTable.ratio(pair.peak().ratio(), run))))
                        .toList());
    }

    private static Graph energy(Way way, List<Way.Pair> pairs) {
        Axis axis = Axis.withMarks(highest(pairs, pair -> pair.base().joulesPerTask()), MOST_MARKS);
        return new Graph(
                Message.of("energy-chart." + way.variant()),
                List.of(Graph.Key.of("bar", "column.joules-per-task")),
                Message.of("column.kernel"),
                axis,
                Message.each("column.joules-per-task", "column.channel-watts"),
                pairs.stream()
                        .map(pair -> new Graph.Row(
                                new Name(pair.base().kernel()),
                                "",
                                new Track(axis)
                                        .bar(axis, pair.base().joulesPerTask())
                                        .picture(),
                                List.of(
                                        Cells.significant(pair.base().joulesPerTask(), 4),
                                        Cells.significant(pair.base().watts(), 4))))
                        .toList());
    }
}
