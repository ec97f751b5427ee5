package org.wattladder.reporter.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFigures;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;

/** What meters and their channels showed in one interval. */
public final class MeterTables {
    private static final String WATTS = "amount.watts";
    private static final String CELSIUS = "amount.celsius";

    /** Significant digits of a clock offset in milliseconds. */
    public static final int OFFSET_DIGITS = 4;

    private static final List<Column<Meter>> METERS = List.of(
            Column.of("column.meter", Meter::name),
            Column.of("column.tier", meter -> Cells.tier(meter.window.tier())),
            Column.of("column.average", meter -> meter.amount(MeterFigures::average)),
            Column.of("column.lowest", meter -> meter.amount(MeterFigures::minimum)),
            Column.of("column.highest", meter -> meter.amount(MeterFigures::maximum)),
            Column.of("column.valid-samples", meter -> meter.window.figures().validSamples()),
            Column.of("column.error-samples", meter -> meter.window.figures().errorSamples()),
            Column.of(
                    "column.average-uncertainty",
                    meter -> Cells.percent(meter.window.measurement().averageUncertaintyPercent(), 3)),
            Column.of(
                    "column.unknown-uncertainty",
                    meter -> meter.window.measurement().unknownUncertaintySamples()),
            Column.of("column.own-statistics", meter -> statistics(meter.window)),
            Column.of(
                    "column.clock-offset",
                    meter -> Cells.orDash(meter.window.clock().offsetMillis(), OFFSET_DIGITS)),
            Column.of(
                    "column.clock-residual",
                    meter -> Cells.orDash(meter.window.clock().residualMillis(), 3)),
            Column.of(
                    "column.gaps",
                    meter -> meter.window.gaps().isEmpty()
                            ? Message.of("word.none")
                            : meter.window.gaps().size()));

    private static final List<Column<Channel>> CHANNELS = List.of(
            Column.of("column.meter", channel -> channel.window.meter()),
            Column.of("column.channel", Channel::name),
            Column.of("column.watts", channel -> Cells.orDash(channel.figures.averageWatts(), 5)),
            Column.of("column.volts", channel -> Cells.orDash(channel.figures.averageVolts(), 5)),
            Column.of("column.amperes", channel -> Cells.orDash(channel.figures.averageAmps(), 4)),
            Column.of("column.power-factor", channel -> Cells.orDash(channel.figures.averagePowerFactor(), 3)));

    private MeterTables() {}

    private record Meter(MeterWindow window, boolean observes, String amount) {
        private Text name() {
            return observes ? Message.of("word.observes", window.meter()) : new Name(window.meter());
        }

        private Text amount(Function<MeterFigures, Measurement> which) {
            return Cells.of(
                    which.apply(window.figures()).asOptional(),
                    value -> Message.of(amount, Figure.significant(value, 5)));
        }
    }

    private record Channel(MeterWindow window, ChannelFigures figures) {
        private Text name() {
            return figures.channel() == 0
                    ? Message.of(window.channels().size() > 1 ? "word.all" : "word.only")
                    : Text.of(figures.channel());
        }
    }

    /** What columns of meters are headed by. */
    public static Stream<Text> headings() {
        return METERS.stream().map(Column::heading);
    }

    public static Table<?> meters(IntervalResult result) {
        List<Meter> rows = new ArrayList<>();
        result.power().meters().forEach(window -> rows.add(new Meter(window, false, WATTS)));
        result.power().observers().forEach(window -> rows.add(new Meter(window, true, WATTS)));
        result.temperature().meters().forEach(window -> rows.add(new Meter(window, false, CELSIUS)));
        result.temperature().observers().forEach(window -> rows.add(new Meter(window, true, CELSIUS)));
        return Table.of("heading.meters", METERS, rows);
    }

    /** Of an analyzer that states nothing but the watts of its only channel, the meter table says all. */
    public static Table<?> channels(IntervalResult result) {
        return Table.of(
                "heading.channels",
                CHANNELS,
                Stream.concat(result.power().meters().stream(), result.power().observers().stream())
                        .filter(window -> window.channels().size() > 1
                                || window.channels().stream().anyMatch(MeterTables::saysMoreThanWatts))
                        .flatMap(window -> window.channels().stream().map(figures -> new Channel(window, figures)))
                        .toList());
    }

    private static boolean saysMoreThanWatts(ChannelFigures channel) {
        return Stream.of(channel.averageVolts(), channel.averageAmps(), channel.averagePowerFactor())
                .anyMatch(figure -> figure.asOptional().isPresent());
    }

    private static Text statistics(MeterWindow window) {
        return Message.of(
                switch (window.measurement().statistics()) {
                    case AGREE -> "word.agree";
                    case DIFFER, CONTRADICT -> "word.disagree";
                    case NOT_COMPARED -> "word.not-compared";
                });
    }
}
