package org.wattladder.reporter.series;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.chart.Axis;
import org.wattladder.reporter.chart.Track;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.table.Cells;

/** Where each run of a series lies around the mean of all, for each figure that sums them up. */
final class RunsChart {
    private static final double SMALLEST_PERCENT = 1;

    private RunsChart() {}

    /** The chart; empty unless two runs have the same figure. */
    static Optional<Graph> of(List<RepeatedHeadline> headline) {
        List<RepeatedHeadline> drawn = headline.stream()
                .filter(figure -> figure.value().variationPercent().asOptional().isPresent())
                .toList();
        if (drawn.isEmpty()) {
            return Optional.empty();
        }
        Axis axis = Axis.around(drawn.stream()
                .flatMap(figure -> deviations(figure).stream())
                .mapToDouble(Math::abs)
                .reduce(SMALLEST_PERCENT, Math::max));
        return Optional.of(new Graph(
                Message.of("repeat.runs-chart"),
                List.of(
                        Graph.Key.of("dot", "repeat.one-run"),
                        Graph.Key.of("span", "repeat.all-runs"),
                        Graph.Key.of("rule overall", "column.mean")),
                Message.of("column.figure"),
                axis,
                Message.each("column.mean", "column.unit", "column.varies"),
                drawn.stream().map(figure -> row(figure, axis)).toList()));
    }

    private static Graph.Row row(RepeatedHeadline figure, Axis axis) {
        List<Double> deviations = deviations(figure);
        Track track = new Track(axis)
                .rule("overall", axis, Measurement.of(0))
                .span(axis, least(deviations), most(deviations));
        deviations.forEach(each -> track.dot("", axis, Measurement.of(each)));
        return new Graph.Row(
                figure.name(),
                "",
                track.picture(),
                List.of(Cells.significant(figure.value().mean(), 4), figure.unit(), SeriesView.varies(figure.value())));
    }

    private static double least(List<Double> deviations) {
        return deviations.stream().mapToDouble(Double::doubleValue).min().orElse(0);
    }

    private static double most(List<Double> deviations) {
        return deviations.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }

    /** Of each run that has the figure, in percent of the mean. */
    private static List<Double> deviations(RepeatedHeadline figure) {
        double mean = figure.value().mean().asOptional().orElseThrow();
        return figure.runs().stream()
                .map(Measurement::asOptional)
                .filter(OptionalDouble::isPresent)
                .map(value -> 100 * (value.getAsDouble() - mean) / Math.abs(mean))
                .toList();
    }
}
