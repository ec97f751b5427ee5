package org.wattladder.reporter.system.tiles;

import java.util.List;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.chart.Columns;
import org.wattladder.reporter.view.chart.Picture;

/** Score, and what it draws, over the number of tiles. */
final class TilePicture {
    private static final double HUNDRED = 100;

    private TilePicture() {}

    static Picture of(List<TileRow> curve) {
        return new Columns(
                        Message.of("chart.tiles"),
                        Message.of("column.tiles"),
                        curve.stream().map(row -> Text.of(row.step().tiles())).toList(),
                        new Columns.Side(
                                Message.of("column.score"),
                                List.of(
                                        series("column.score", curve, TileRow::score),
                                        series("chart.score-of-one-tile", curve, TilePicture::ofOne))),
                        new Columns.Side(
                                Message.of("unit.watts"),
                                List.of(series("column.average-watts", curve, TileRow::averageWatts))),
                        Columns.Limit.NONE)
                .picture("tiles-picture");
    }

    /** What as many tiles would give if each gave what the only one gives. */
    private static Measurement ofOne(TileRow row) {
        return row.score().asOptional().isEmpty()
                        || row.keptPercent().asOptional().isEmpty()
                ? row.keptPercent()
                : Measurement.of(HUNDRED
                        * row.score().asOptional().getAsDouble()
                        / row.keptPercent().asOptional().getAsDouble());
    }

    private static Columns.Series series(String meaning, List<TileRow> curve, Function<TileRow, Measurement> figure) {
        return new Columns.Series(
                Message.of(meaning), curve.stream().map(figure).toList());
    }
}
