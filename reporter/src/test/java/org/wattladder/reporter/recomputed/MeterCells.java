package org.wattladder.reporter.recomputed;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostPower;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.RunResult;

/** Cells of a row of {@code result.csv} about power, temperature and the meters. */
final class MeterCells {
    private MeterCells() {}

    static Map<String, Cell> of(RunResult run, DerivedInterval row) {
        Map<String, Cell> cells = new LinkedHashMap<>();
        List<MeterWindow> meters = row.meters();
        cells.put("average_watts", new Cell.Figure(row.watts()));
        cells.put(
                "minimum_watts",
                new Cell.Figure(row.onlyMeter(each -> each.figures().minimum())));
        cells.put(
                "maximum_watts",
                new Cell.Figure(row.onlyMeter(each -> each.figures().maximum())));
        cells.put("tier", new Cell.Text(row.watts().isPresent() ? weakest(meters) : ""));
        cells.put("power_meters", new Cell.Figure(row.count(result -> meters.size())));
        cells.put(
                "power_samples",
                new Cell.Figure(row.count(result -> meters.stream()
                        .mapToInt(each -> each.figures().validSamples())
                        .sum())));
        cells.put(
                "power_errors",
                new Cell.Figure(row.count(result -> meters.stream()
                        .mapToInt(each -> each.figures().errorSamples())
                        .sum())));
        cells.put(
                "minimum_celsius",
                new Cell.Figure(row.figure(result -> result.temperature().minimumCelsius())));
        cells.put(
                "average_celsius",
                new Cell.Figure(row.figure(result -> result.temperature().averageCelsius())));
        cells.put("devices", each(meters, window -> device(run, window.meter())));
        cells.put(
                "ranges",
                each(
                        meters.stream()
                                .filter(window -> !window.measurement().ranges().isEmpty())
                                .toList(),
                        each -> each.measurement().ranges()));
        cells.put(
                "auto_ranging_meters",
                new Cell.Figure(row.count(result -> meters.stream()
                        .filter(each -> each.measurement().autoRanging())
                        .count())));
        cells.put(
                "uncertainty_percent",
                new Cell.Figure(row.onlyMeter(each -> each.measurement().averageUncertaintyPercent())));
        cells.put("average_volts", electrical(row, ChannelFigures::averageVolts));
        cells.put("average_amps", electrical(row, ChannelFigures::averageAmps));
        cells.put("average_power_factor", electrical(row, ChannelFigures::averagePowerFactor));
        cells.put(
                "clock_offset_ms",
                new Cell.Figure(row.onlyMeter(window -> window.clock().offsetMillis())));
        cells.put(
                "clock_drift_ppm",
                new Cell.Figure(row.onlyMeter(window -> window.clock().driftPartsPerMillion())));
        cells.put(
                "clock_residual_ms",
                new Cell.Figure(row.onlyMeter(window -> window.clock().residualMillis())));
        cells.put(
                "meter_gaps",
                new Cell.Figure(row.count(result ->
                        meters.stream().mapToInt(window -> window.gaps().size()).sum())));
        cells.put(
                "host_watts",
                new Cell.Text(row.result().stream()
                        .flatMap(result -> result.power().hosts().stream())
                        .filter(host -> host.averageWatts().asOptional().isPresent())
                        .map((HostPower host) -> host.host() + "="
                                + Rounded.machine(host.averageWatts().asOptional()))
                        .collect(Collectors.joining("; "))));
        cells.put(
                "observer_watts",
                each(
                        row.result().stream()
                                .flatMap(result -> result.power().observers().stream())
                                .filter(window ->
                                        window.figures().average().asOptional().isPresent())
                                .toList(),
                        window -> Rounded.machine(window.figures().average().asOptional())));
        return cells;
    }

    private static String weakest(List<MeterWindow> meters) {
        return meters.stream()
                .map(MeterWindow::tier)
                .max(EvidenceTier::compareTo)
                .map(EvidenceTier::label)
                .orElse("");
    }

    private static Cell each(List<MeterWindow> windows, Function<MeterWindow, String> value) {
        return new Cell.Text(windows.stream()
                .map(window -> window.meter() + "=" + value.apply(window))
                .collect(Collectors.joining("; ")));
    }

    private static String device(RunResult run, String meter) {
        return run.meters().stream()
                .filter(facts -> facts.name().equals(meter))
                .map(each -> each.identity().device())
                .findFirst()
                .orElse("");
    }

    private static Cell electrical(DerivedInterval row, Function<ChannelFigures, Measurement> figure) {
        List<ChannelFigures> channels =
                row.meters().size() == 1 ? row.meters().get(0).channels() : List.of();
        return new Cell.Figure(
                channels.isEmpty()
                        ? OptionalDouble.empty()
                        : figure.apply(channels.get(0)).asOptional());
    }
}
