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
import org.wattladder.reporter.notation.Decimals;

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
                figure(
                        "uncertainty_percent",
                        "%",
                        "average uncertainty of power; only with a single meter",
                        row -> row.onlyMeter(each -> each.measurement().averageUncertaintyPercent())),
                figure(
                        "average_volts",
                        "V",
                        "voltage; only with a single meter",
                        row -> row.onlyMeter(window -> first(window, ChannelFigures::averageVolts))),
                figure(
                        "average_amps",
                        "A",
                        "current; only with a single meter",
                        row -> row.onlyMeter(window -> first(window, ChannelFigures::averageAmps))),
                figure(
                        "average_power_factor",
                        "",
                        "power factor; only with a single meter",
                        row -> row.onlyMeter(window -> first(window, ChannelFigures::averagePowerFactor))),
                figure(
                        "clock_offset_ms",
                        "ms",
                        "clock of the meter minus the Chauffeur's; only with a single meter",
                        row -> row.onlyMeter(window -> window.clock().offsetMillis())),
                figure(
                        "clock_drift_ppm",
                        "ppm",
                        "by how much the meter's clock is faster; only with a single meter",
                        row -> row.onlyMeter(window -> window.clock().driftPartsPerMillion())),
                figure(
                        "clock_residual_ms",
                        "ms",
                        "how wrong the offset may be; only with a single meter",
                        row -> row.onlyMeter(window -> window.clock().residualMillis())),
                figure(
                        "meter_gaps",
                        "",
                        "times without samples of power meters that count",
                        row -> row.figure(
                                result -> count(row.meters().stream().flatMap(window -> window.gaps().stream())))),
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
