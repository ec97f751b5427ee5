package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.TypeFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.notation.Times;

/**
 * Everything about one interval as texts, tables as lists of cells.
 *
 * @param name within its worklet
 * @param hole why there is nothing; empty when it was measured
 * @param overview cells of the overview table
 * @param meters cells per meter
 * @param channels cells per channel of an analyzer that states more than watts
 * @param latencies cells per transaction type and kind of latency
 * @param clients cells per client JVM
 * @param hosts cells per host: what it did; empty in a run of one host
 * @param conditions cells per host: what disturbed it
 */
public record IntervalDetail(
        Text name,
        Optional<String> hole,
        List<Object> overview,
        List<List<String>> meters,
        List<List<String>> channels,
        List<List<String>> latencies,
        List<List<String>> clients,
        List<List<Object>> hosts,
        List<List<String>> conditions) {

    /** Headings of the overview table. */
    public static final List<String> OVERVIEW = List.of(
            "Interval",
            "Began (UTC)",
            "Window, s",
            "Target, 1/s",
            "Actual, 1/s",
            "Transactions",
            "Average W",
            "Tier",
            "J each",
            "Lowest inlet C",
            "CPU time lost");

    /** Headings of the meter table. */
    public static final List<String> METERS = List.of(
            "Meter",
            "Tier",
            "Average",
            "Lowest",
            "Highest",
            "Valid samples",
            "Error samples",
            "Average uncertainty",
            "Unknown uncertainty",
            "Own statistics",
            "Clock offset, ms",
            "Known to, ms",
            "Gaps");

    /** Headings of the channel table. */
    public static final List<String> CHANNELS = List.of("Meter", "Channel", "W", "V", "A", "Power factor");

    /** Headings of the latency table. */
    public static final List<String> LATENCIES =
            List.of("Transaction", "Time, ms", "Count", "Mean", "p50", "p90", "p99", "p99.9", "Longest");

    /** Headings of the client table. */
    public static final List<String> CLIENTS =
            List.of("Host / client", "Transactions", "Unfinished", "Slowest start, ms", "Window, s", "CPU time");

    static IntervalDetail of(WorkletFigures worklet, IntervalFigures interval) {
        if (interval.result().isEmpty()) {
            return new IntervalDetail(
                    interval.name(),
                    Optional.of("not measured"),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of());
        }
        IntervalResult result = interval.result().get();
        return new IntervalDetail(
                interval.name(),
                Optional.empty(),
                overview(interval, result),
                MeterCells.meters(result),
                MeterCells.channels(result),
                latencies(interval),
                result.clients().stream().map(IntervalDetail::client).toList(),
                HostRows.of(worklet, interval),
                ConditionCells.hosts(result));
    }

    private static List<Object> overview(IntervalFigures interval, IntervalResult result) {
        boolean paced = interval.plan().paced();
        boolean working = !interval.plan().idle();
        return List.of(
                interval.name(),
                Times.millis(result.window().startedAt()),
                Decimals.fixed(result.window().nanos() / 1e9, 3),
                paced ? Decimals.significant(interval.targetRate(), 6) : "–",
                working ? Decimals.significant(interval.actualRate(), 6) : "–",
                Decimals.count(result.clients().stream()
                        .mapToLong(HostInterval::transactions)
                        .sum()),
                Decimals.significant(interval.averageWatts(), 5),
                interval.tier().map(EvidenceTier::label).orElse("–"),
                working ? Decimals.significant(interval.joulesPerTransaction(), 4) : "–",
                Decimals.significant(result.temperature().minimumCelsius(), 3),
                percent(result.lostTimePercent(), 2));
    }

    private static List<List<String>> latencies(IntervalFigures interval) {
        List<List<String>> rows = new ArrayList<>();
        List<TypeFigures> types = new ArrayList<>(interval.types());
        if (types.size() > 1) {
            types.add(interval.all());
        }
        for (TypeFigures type : types) {
            rows.add(latency(type.type(), "service", type.service()));
            if (interval.plan().paced()) {
                rows.add(latency(type.type(), "response", type.response()));
            }
        }
        return rows;
    }

    private static List<String> latency(String type, String kind, Latency latency) {
        return List.of(
                type,
                kind,
                Decimals.count(latency.count()),
                millis(latency.mean()),
                millis(latency.p50()),
                millis(latency.p90()),
                millis(latency.p99()),
                millis(latency.p999()),
                millis(latency.max()));
    }

    private static List<String> client(HostInterval client) {
        return List.of(
                ClientRow.name(client.deployment(), client.client()),
                Decimals.count(client.transactions()),
                Decimals.count(client.unfinished()),
                Decimals.fixed(client.startDelayNanos() / 1e6, 3),
                Decimals.fixed(client.recordingNanos() / 1e9, 3),
                percent(client.processorPercent(), 1));
    }

    private static String millis(Measurement measurement) {
        return measurement.asOptional().isPresent() ? Decimals.significant(measurement, 4) : "–";
    }

    static String percent(Measurement measurement, int decimals) {
        return measurement.asOptional().isPresent()
                ? Decimals.fixed(measurement.asOptional().getAsDouble(), decimals) + " %"
                : Decimals.ABSENT;
    }
}
