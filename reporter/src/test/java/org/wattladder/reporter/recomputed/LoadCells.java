package org.wattladder.reporter.recomputed;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import org.wattladder.worklets.api.Figure;

/** Cells of a row of {@code result.csv} about the run, the load and the transactions. */
final class LoadCells {
    private static final DateTimeFormatter MILLIS = DateTimeFormatter.ofPattern(
                    "uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);
    private static final double NANOS = 1e9;

    private LoadCells() {}

    static Map<String, Cell> of(Spot spot, RunResult run, DerivedInterval row) throws Differs {
        Map<String, Cell> cells = new LinkedHashMap<>();
        cells.put("run", new Cell.Text(run.run()));
        cells.put("suite", new Cell.Text(run.plan().suite().name()));
        cells.put("mode", new Cell.Text(run.plan().suite().mode().name().toLowerCase(Locale.ROOT)));
        cells.put("worklet", new Cell.Text(row.plan().name()));
        cells.put("workload", new Cell.Text(row.plan().workload()));
        cells.put("interval", figure(row.interval().number()));
        cells.put("kind", new Cell.Text(row.interval().word()));
        cells.put("state", new Cell.Text(row.result().isPresent() ? "measured" : "missing"));
        cells.put(
                "started_at",
                new Cell.Text(row.result()
                        .map(result -> millis(result.window().startedAt()))
                        .orElse("")));
        cells.put(
                "window_seconds",
                new Cell.Figure(row.count(result -> result.window().nanos() / NANOS)));
        cells.put(
                "load_percent",
                row.interval().depth().isPresent() || row.interval().untimed()
                        ? new Cell.Figure(OptionalDouble.empty())
                        : new Cell.Figure(row.interval().loadPercent()));
        List.of("data_percent", "step", "bin", "repeat", "headline", "performance_low", "performance_high", "remarks")
                .forEach(name -> cells.put(name, new Cell.Text("")));
        if (row.interval().load() instanceof Load.Iterations iterations) {
            cells.put("data_percent", figure(iterations.sizePercent()));
            cells.put("repeat", figure(1));
        }
        cells.put(
                "calibrated_per_second",
                new Cell.Figure(row.worklet()
                        .map(worklet -> worklet.calibratedRate().asOptional())
                        .orElse(OptionalDouble.empty())));
        cells.put("target_per_second", new Cell.Figure(row.target()));
        cells.put("actual_per_second", new Cell.Figure(row.actual()));
        cells.put("deviation_percent", new Cell.Figure(row.deviationPercent()));
        cells.put(
                "transactions",
                new Cell.Figure(row.count(result -> result.clients().stream()
                        .mapToLong(HostInterval::transactions)
                        .sum())));
        cells.put(
                "unfinished",
                new Cell.Figure(row.count(result -> result.clients().stream()
                        .mapToLong(HostInterval::unfinished)
                        .sum())));
        cells.put(
                "aborted",
                new Cell.Figure(row.count(result ->
                        result.types().stream().mapToLong(TypeResult::aborted).sum())));
        cells.put("figures", new Cell.Text(""));
        cells.put(
                "clients", new Cell.Figure(row.count(result -> result.clients().size())));
        cells.put("collections", new Cell.Figure(row.figure(result -> sum(result.clients(), "collections"))));
        cells.put("collector_ms", new Cell.Figure(row.figure(result -> sum(result.clients(), "collector-ms"))));
        cells.put("live_heap_bytes", new Cell.Figure(row.figure(result -> sum(result.clients(), "live-heap-bytes"))));
        cells.put(
                "first_third_transactions",
                new Cell.Figure(row.figure(result -> sum(result.clients(), "first-third-transactions"))));
        cells.put(
                "last_third_transactions",
                new Cell.Figure(row.figure(result -> sum(result.clients(), "last-third-transactions"))));
        cells.put("performance", new Cell.Figure(row.performance()));
        cells.put("performance_unit", new Cell.Text(row.plan().metric().unit()));
        cells.put("performance_per_watt", new Cell.Figure(row.perWatt()));
        cells.put("joules_per_transaction", new Cell.Figure(row.joules()));
        cells.put(
                "data_bytes",
                new Cell.Figure(DerivedInterval.above0(
                        row.count(result -> row.dataBytes()).orElse(0))));
        cells.put(
                "bytes_per_transaction",
                new Cell.Figure(DerivedInterval.above0(row.bytesPerTransaction().orElse(0))));
        cells.put("cpu_contention_percent", new Cell.Figure(row.figure(result -> result.lostTimePercent())));
        OptionalInt depth = row.interval().depth();
        cells.put("depth", new Cell.Text(depth.isPresent() ? Integer.toString(depth.getAsInt()) : ""));
        cells.put(
                "achieved_depth",
                new Cell.Figure(row.figure(result -> result.rates().achievedDepth())));
        latency(cells, "service", row.service(spot));
        latency(cells, "response", row.response(spot));
        cells.putAll(TrafficCells.of(row, row.service(spot).meanMillis()));
        return cells;
    }

    private static Measurement sum(List<HostInterval> clients, String name) {
        List<OptionalDouble> each = clients.stream()
                .map(client -> client.figures().stream()
                        .filter(figure -> figure.name().equals(name))
                        .mapToDouble(Figure::value)
                        .findFirst())
                .toList();
        return each.stream().allMatch(OptionalDouble::isPresent)
                ? Measurement.of(
                        each.stream().mapToDouble(OptionalDouble::getAsDouble).sum())
                : Measurement.absent("absent.no-collector-figures");
    }

    private static void latency(Map<String, Cell> cells, String name, Latencies latencies) {
        cells.put(name + "_p50_ms", new Cell.Figure(latencies.atMillis(50)));
        cells.put(name + "_p90_ms", new Cell.Figure(latencies.atMillis(90)));
        cells.put(name + "_p95_ms", new Cell.Figure(latencies.atMillis(95)));
        cells.put(name + "_p99_ms", new Cell.Figure(latencies.atMillis(99)));
        cells.put(name + "_p999_ms", new Cell.Figure(latencies.atMillis(99.9)));
        cells.put(name + "_max_ms", new Cell.Figure(latencies.maxMillis()));
    }

    private static Cell figure(double value) {
        return new Cell.Figure(OptionalDouble.of(value));
    }

    private static String millis(Instant moment) {
        return MILLIS.format(moment);
    }
}
