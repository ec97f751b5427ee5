package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.chart.Columns;
import org.wattladder.reporter.view.chart.Picture;

/** Performance and watts of both sides at each load of a ladder, and their watts at idle. */
final class LadderPicture {
    private static final String LEVEL = "interval.level";
    private static final Message IDLE = Message.of("interval.active-idle");
    private static final int FEWEST_LEVELS = 3;

    private LadderPicture() {}

    /** The picture of one worklet; empty unless both sides have performance at three loads at least. */
    static Optional<Picture> of(String id, Text worklet, Map<Text, List<Row>> groups) {
        List<Row> levels = groups.getOrDefault(worklet, List.of()).stream()
                .filter(row -> row.key().kind() == FigureKind.PERFORMANCE
                        && level(row).isPresent()
                        && row.change().isPresent())
                .toList();
        if (levels.size() < FEWEST_LEVELS) {
            return Optional.empty();
        }
        List<Text> places = new ArrayList<>();
        levels.forEach(row -> places.add(
                Message.of("percent", level(row).orElseThrow().arguments().get(0))));
        places.add(Message.of("chart.idle"));
        Message unit = levels.get(0).key().unit();
        return Optional.of(new Columns(
                        Message.of("chart.ladders-of", worklet, unit),
                        Message.of("column.target-load"),
                        places,
                        new Columns.Side(
                                unit,
                                List.of(
                                        new Columns.Series(
                                                Message.of("chart.side-performance", "A", unit),
                                                columns(levels, Row::before)),
                                        new Columns.Series(
                                                Message.of("chart.side-performance", "B", unit),
                                                columns(levels, Row::after)))),
                        new Columns.Side(
                                Message.of("unit.watts"),
                                List.of(
                                        new Columns.Series(
                                                Message.of("chart.side-watts", "A"),
                                                watts(levels, groups, Row::before)),
                                        new Columns.Series(
                                                Message.of("chart.side-watts", "B"),
                                                watts(levels, groups, Row::after)))),
                        Columns.Limit.NONE)
                .picture(id));
    }

    private static Optional<Message> level(Row row) {
        return row.key()
                .place()
                .filter(place ->
                        place instanceof Message message && message.id().equals(LEVEL))
                .map(Message.class::cast);
    }

    private static List<Measurement> columns(List<Row> levels, Function<Row, Measurement> side) {
        List<Measurement> columns = new ArrayList<>(levels.stream().map(side).toList());
        columns.add(Measurement.absent("absent.figure-zero"));
        return columns;
    }

    private static List<Measurement> watts(
            List<Row> levels, Map<Text, List<Row>> groups, Function<Row, Measurement> side) {
        List<Measurement> watts = new ArrayList<>();
        for (Row level : levels) {
            watts.add(find(
                    groups.getOrDefault(level.key().worklet(), List.of()),
                    level.key().place().orElseThrow(),
                    side));
        }
        watts.add(find(groups.values().stream().flatMap(Collection::stream).toList(), IDLE, side));
        return watts;
    }

    private static Measurement find(List<Row> rows, Text place, Function<Row, Measurement> side) {
        return rows.stream()
                .filter(row -> row.key().kind() == FigureKind.WATTS
                        && row.key().place().equals(Optional.of(place)))
                .findFirst()
                .map(side)
                .orElse(Measurement.absent("absent.not-in-plan"));
    }
}
