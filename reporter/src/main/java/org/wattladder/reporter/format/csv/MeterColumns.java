package org.wattladder.reporter.format.csv;

import static org.wattladder.reporter.format.csv.CsvColumn.figure;
import static org.wattladder.reporter.format.csv.CsvColumn.text;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.HostPower;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.view.table.Field;
import org.wattladder.reporter.view.table.MeterField;

/** Columns about the power meters of a row: devices, electrical figures, ranges, clocks, gaps. */
final class MeterColumns {
    private MeterColumns() {}

    static List<CsvColumn> all() {
        return List.of(
                text(
                        "devices",
                        "power meters that count and what they are, `name=device`, separated by semicolons",
                        row -> row.meters().stream()
                                .map(window -> window.meter() + "=" + device(row, window.meter()))
                                .collect(Collectors.joining("; "))),
                text(
                        "ranges",
                        "of each power meter that counts, as its daemon states them, `name=ranges`",
                        row -> row.meters().stream()
                                .filter(window -> !window.measurement().ranges().isEmpty())
                                .map(window -> window.meter() + "="
                                        + window.measurement().ranges())
                                .collect(Collectors.joining("; "))),
                figure(
                        "auto_ranging_meters",
                        "",
                        "power meters that count and were on automatic ranging",
                        row -> row.figure(result -> count(row.meters().stream()
                                .filter(each -> each.measurement().autoRanging())))),
                only(MeterField.UNCERTAINTY),
                electric(MeterField.VOLTS),
                electric(MeterField.AMPERES),
                electric(MeterField.POWER_FACTOR),
                only(MeterField.CLOCK_OFFSET),
                only(MeterField.CLOCK_DRIFT),
                only(MeterField.CLOCK_RESIDUAL),
                together(MeterField.GAPS),
                text(
                        "host_watts",
                        "watts of each host where they are known, `host=watts`, separated by semicolons",
                        row -> power(row, PowerResult::hosts, HostPower::host, HostPower::averageWatts)),
                text(
                        "observer_watts",
                        "watts of secondary meters, `name=watts`, separated by semicolons",
                        row -> power(
                                row,
                                PowerResult::observers,
                                MeterWindow::meter,
                                each -> each.figures().average())));
    }

    /** A figure of the only meter. */
    static CsvColumn only(Field<MeterWindow> field) {
        return figure(
                field.name(),
                field.unit(),
                field.meaning() + "; only with a single meter",
                row -> row.onlyMeter(field.figure()::apply));
    }

    /** A count of all meters together. */
    static CsvColumn together(Field<MeterWindow> field) {
        return figure(
                field.name(),
                field.unit(),
                field.meaning() + ", of all power meters that count",
                row -> row.figure(result -> row.meters().stream()
                        .map(field.figure())
                        .reduce(Measurement.of(0), (sum, one) -> Absence.combine(sum, one, Double::sum))));
    }

    private static CsvColumn electric(Field<ChannelFigures> field) {
        return only(field.as((MeterWindow window) -> first(window, field.figure()::apply), any -> true));
    }

    private static String device(CsvRow row, String meter) {
        return row.result().meters().stream()
                .filter(facts -> facts.name().equals(meter))
                .map(each -> each.identity().device())
                .findFirst()
                .orElse("");
    }

    private static Measurement first(MeterWindow window, Function<ChannelFigures, Measurement> which) {
        return window.channels().stream()
                .findFirst()
                .map(which)
                .orElse(Measurement.absent("absent.no-electrical-figures"));
    }

    private static <T> String power(
            CsvRow row, Function<PowerResult, List<T>> list, Function<T, String> name, Function<T, Measurement> watts) {
        return row.measured().map(result -> list.apply(result.power())).orElse(List.of()).stream()
                .filter(each -> watts.apply(each).asOptional().isPresent())
                .map(each -> name.apply(each) + "="
                        + Decimals.machine(watts.apply(each).asOptional().getAsDouble()))
                .collect(Collectors.joining("; "));
    }

    private static Measurement count(Stream<?> counted) {
        return Measurement.of((double) counted.count());
    }
}
