package org.wattladder.reporter.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;

/** What meters and their channels showed in one interval. */
public final class MeterTables {
    private static final String WATTS = "amount.watts";
    private static final String CELSIUS = "amount.celsius";

    private static final List<Column<Meter>> METERS = List.of(
            Column.of("column.meter", Meter::name),
            Column.of("column.tier", meter -> Cells.tier(meter.window.tier())),
            Column.of(
                    "column.average",
                    meter -> meter.amount(meter.window.figures().average())),
            amount(MeterField.LOWEST),
            amount(MeterField.HIGHEST),
            MeterField.SAMPLES.of(Meter::window).column(),
            MeterField.ERRORS.of(Meter::window).column(),
            MeterField.UNCERTAINTY.of(Meter::window).column(),
            Column.of(
                    "column.unknown-uncertainty",
                    meter -> meter.window.measurement().unknownUncertaintySamples()),
            Column.of("column.own-statistics", meter -> statistics(meter.window)),
            MeterField.CLOCK_OFFSET.of(Meter::window).column(),
            MeterField.CLOCK_RESIDUAL.of(Meter::window).column(),
            MeterField.GAPS.of(Meter::window).column());

    private static final List<Column<Channel>> CHANNELS = List.of(
            Column.of("column.meter", channel -> channel.window.meter()),
            Column.of("column.channel", Channel::name),
            MeterField.WATTS.of(Channel::figures).column(),
            MeterField.VOLTS.of(Channel::figures).column(),
            MeterField.AMPERES.of(Channel::figures).column(),
            MeterField.POWER_FACTOR.of(Channel::figures).column());

    private MeterTables() {}

    private record Meter(MeterWindow window, boolean observes, String amount) {
        private Text name() {
            return observes ? Message.of("word.observes", window.meter()) : new Name(window.meter());
        }

        private Text amount(Measurement figure) {
            return Cells.of(figure.asOptional(), value -> Message.of(amount, Figure.significant(value, 5)));
        }
    }

    private record Channel(MeterWindow window, ChannelFigures figures) {
        private Text name() {
            return figures.channel() == 0
                    ? Message.of(window.channels().size() > 1 ? "word.all" : "word.only")
                    : Text.of(figures.channel());
        }
    }

    private static Column<Meter> amount(Field<MeterWindow> field) {
        return Column.of(field.heading(), meter -> meter.amount(field.figure().apply(meter.window)));
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
