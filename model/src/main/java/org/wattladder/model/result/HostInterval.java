package org.wattladder.model.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
 * @param collector what its garbage collector did
 * @param figures named figures of the worklet in this client; none for most worklets
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
        Collector collector,
        List<Figure> figures) {
    public HostInterval {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(processorPercent, "processorPercent");
        Objects.requireNonNull(collector, "collector");
        figures = figures == null ? List.of() : List.copyOf(figures);
    }

    /** A client of the only deployment of a host, without named figures and figures of the collector. */
    public HostInterval(
            String host,
            int client,
            long transactions,
            long unfinished,
            long startDelayNanos,
            long recordingNanos,
            Measurement processorPercent) {
        this(
                host,
                1,
                client,
                transactions,
                unfinished,
                startDelayNanos,
                recordingNanos,
                processorPercent,
                Collector.UNKNOWN,
                List.of());
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
