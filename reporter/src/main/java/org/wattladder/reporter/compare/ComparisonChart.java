package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.chart.Axis;
import org.wattladder.reporter.chart.Track;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.table.Cells;

/** How far B differs from A in what sums up each worklet: its score, else its efficiency over all levels. */
final class ComparisonChart {
    private ComparisonChart() {}

    private record Point(Text worklet, Change change) {
        double farthest() {
            return Math.max(Math.abs(change.lowPercent()), Math.abs(change.highPercent()));
        }
    }

    static Optional<Graph> of(Terms terms, List<HeadlineChange> headline, Map<Text, List<Row>> groups) {
        List<Point> points = new ArrayList<>();
        if (groups.values().stream()
                .flatMap(List::stream)
                .noneMatch(row -> row.key().kind() == FigureKind.SCORE)) {
            headline.forEach(figure ->
                    figure.change().ifPresent(change -> points.add(new Point(figure.name(), change))));
        }
        groups.forEach((worklet, rows) -> summary(rows).ifPresent(change -> points.add(new Point(worklet, change))));
        if (points.isEmpty()) {
            return Optional.empty();
        }
        Axis axis =
                Axis.around(points.stream().mapToDouble(Point::farthest).reduce(terms.thresholdPercent(), Math::max));
        return Optional.of(new Graph(
                Message.of("chart.comparison"),
                List.of(
                        Graph.Key.of("dot", "comparison.difference"),
                        Graph.Key.of("span", "comparison.interval"),
                        Graph.Key.of("rule idle", "chart.threshold")),
                Message.of("column.worklet"),
                axis,
                Message.each("comparison.difference", "comparison.verdict"),
                points.stream().map(point -> row(point, axis, terms)).toList()));
    }

    private static Graph.Row row(Point point, Axis axis, Terms terms) {
        Change change = point.change();
        return new Graph.Row(
                point.worklet(),
                "",
                new Track(axis)
                        .rule("idle", axis, Measurement.of(-terms.thresholdPercent()))
                        .rule("idle", axis, Measurement.of(terms.thresholdPercent()))
                        .interval(axis, change.lowPercent(), change.highPercent())
                        .dot("", axis, Measurement.of(change.percent()))
                        .picture(),
                List.of(
                        Cells.percent(Figure.signed(change.percent(), 2)),
                        change.verdict().word()));
    }

    private static Optional<Change> summary(List<Row> rows) {
        return rows.stream()
                .filter(row -> row.key().kind() == FigureKind.SCORE)
                .findFirst()
                .or(() -> rows.stream()
                        .filter(row -> row.key().kind() == FigureKind.EFFICIENCY
                                && row.key()
                                        .place()
                                        .filter(ComparisonChart::whole)
                                        .isPresent())
                        .findFirst())
                .flatMap(Row::change);
    }

    private static boolean whole(Text place) {
        return place.equals(Message.of("figure.all-levels"));
    }
}
