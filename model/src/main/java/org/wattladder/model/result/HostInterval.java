package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wattladder.model.range.Range;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;

/**
 * One client JVM in one window, without histograms.
 *
 * @param host name in the plan of the system under test that it drives
 * @param copy number of its deployment on that host, from 1
 * @param client number in that deployment
 * @param transactions completed in the window
 * @param unfinished transactions scheduled in the window but not completed in it
 * @param startDelayNanos how late the slowest user began
 * @param recordingNanos length of the window by the client's clock
 * @param processorPercent CPU time of the client in the window, in percent of one CPU; absent when the JVM cannot tell
 * @param figures named figures: those of the worklet, then those that {@link ClientFigure} declares
 */
public record HostInterval(
        String host,
        int copy,
        int client,
        long transactions,
        long unfinished,
        long startDelayNanos,
        long recordingNanos,
        Measurement processorPercent,
        List<Figure> figures) {
    private static final double MOST_SILENCE_MILLISECONDS = 2000;

    public HostInterval {
        Objects.requireNonNull(host, "host");
        Range.count("copy", copy, Range.MOST_CPUS);
        Range.count("client", client, Range.MOST_CPUS);
        Range.count("transactions", transactions, Range.MOST_COUNT);
        Range.count("unfinished", unfinished, Range.MOST_COUNT);
        Range.count("startDelayNanos", startDelayNanos, Range.MOST_NANOS);
        Range.count("recordingNanos", recordingNanos, Range.MOST_NANOS);
        Objects.requireNonNull(processorPercent, "processorPercent");
        figures = figures == null ? List.of() : List.copyOf(figures);
    }

    /** A client of the only deployment of a host, without named figures. */
    public HostInterval(
            String host,
            int client,
            long transactions,
            long unfinished,
            long startDelayNanos,
            long recordingNanos,
            Measurement processorPercent) {
        this(host, 1, client, transactions, unfinished, startDelayNanos, recordingNanos, processorPercent, List.of());
    }

    /** Reads what was written before figures of the collector were named like all others. */
    @JsonCreator
    static HostInterval read(
            String host,
            int copy,
            int client,
            long transactions,
            long unfinished,
            long startDelayNanos,
            long recordingNanos,
            Measurement processorPercent,
            List<Figure> figures,
            @JsonInclude EarlierCollector collector) {
        return new HostInterval(
                host,
                copy,
                client,
                transactions,
                unfinished,
                startDelayNanos,
                recordingNanos,
                processorPercent,
                collector == null ? figures : collector.before(figures));
    }

    /** The figure of this client that is declared so; absent, with the reason of the declaration, when it has none. */
    public Measurement figure(ClientFigure declared) {
        return figures.stream()
                .filter(declared::is)
                .findFirst()
                .map(figure -> Measurement.of(figure.value()))
                .orElseGet(() -> Measurement.absent(declared.absent()));
    }

    /** A declared figure of all clients, 0 without clients; absent when one of them has none. */
    public static Measurement figure(List<HostInterval> clients, ClientFigure declared) {
        List<Measurement> each =
                clients.stream().map(client -> client.figure(declared)).toList();
        double[] values = each.stream()
                .flatMapToDouble(figure -> figure.asOptional().stream())
                .toArray();
        return values.length < each.size()
                ? Measurement.absent(declared.absent())
                : Measurement.of(declared.sum().of(values));
    }

    /** Whether it tells of a silence that is too long for a guest. */
    public boolean silent() {
        return figures.stream()
                .anyMatch(figure ->
                        figure.name().equals(Figure.LONGEST_SILENCE) && figure.value() > MOST_SILENCE_MILLISECONDS);
    }

    /** Name of its deployment. */
    public String deployment() {
        return HostClient.deployment(host, copy);
    }

    /** Transactions per second of each deployment, each client by its own clock. */
    public static Map<String, Double> rates(List<HostInterval> clients) {
        Map<String, List<HostInterval>> byDeployment = new LinkedHashMap<>();
        clients.forEach(client -> byDeployment
                .computeIfAbsent(client.deployment(), unused -> new ArrayList<>())
                .add(client));
        Map<String, Double> rates = new LinkedHashMap<>();
        byDeployment.forEach((deployment, each) -> rates.put(
                deployment,
                each.stream()
                        .filter(client -> client.recordingNanos() > 0)
                        .mapToDouble(client -> client.transactions() * 1e9 / client.recordingNanos())
                        .sum()));
        return rates;
    }
}
