package org.wattladder.chauffeur.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.TypeResult;
import org.wattladder.worklets.api.Figure;

/** Joins what the clients of all deployments report of one interval; pure functions. */
final class Merge {
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private Merge() {}

    /** One entry per transaction type, histograms added. */
    static List<TypeResult> types(Collection<List<ClientInterval>> clients) {
        Map<String, List<TypeResult>> byType = new LinkedHashMap<>();
        clients.stream()
                .flatMap(List::stream)
                .flatMap(client -> client.types().stream())
                .forEach(type -> byType.computeIfAbsent(type.type(), unused -> new ArrayList<>())
                        .add(type));
        return byType.entrySet().stream()
                .map(entry -> new TypeResult(
                        entry.getKey(),
                        entry.getValue().stream()
                                .mapToLong(TypeResult::transactions)
                                .sum(),
                        entry.getValue().stream().mapToLong(TypeResult::aborted).sum(),
                        entry.getValue().get(0).bytesPerTransaction(),
                        Histograms.merge(entry.getValue().stream()
                                .map(TypeResult::serviceHistogram)
                                .toList()),
                        Histograms.merge(entry.getValue().stream()
                                .map(TypeResult::responseHistogram)
                                .toList())))
                .toList();
    }

    /** The clients without their histograms. */
    static List<HostInterval> clients(Map<Deployed, List<ClientInterval>> clientsByDeployment) {
        List<HostInterval> all = new ArrayList<>();
        clientsByDeployment.forEach((deployment, clients) -> clients.forEach(client -> all.add(new HostInterval(
                deployment.system().name(),
                deployment.copy(),
                client.client(),
                transactions(client),
                client.unfinished(),
                client.startDelayNanos(),
                client.recordingNanos(),
                client.processorPercent(),
                figures(deployment, client)))));
        return List.copyOf(all);
    }

    /** Of a guest also how long it did not answer at most: the longest time from the scheduled start of a transaction to its end. */
    private static List<Figure> figures(Deployed deployment, ClientInterval client) {
        List<Figure> figures = new ArrayList<>(client.figures());
        if (deployment.plan().guest().isPresent()) {
            Histograms.sum(client.types().stream()
                            .map(TypeResult::responseHistogram)
                            .toList())
                    .map(responses ->
                            new Figure(Figure.LONGEST_SILENCE, responses.getMaxValue() / NANOS_PER_MILLISECOND, "ms"))
                    .ifPresent(figures::add);
        }
        return figures;
    }

    /** Mean number of outstanding transactions, all clients together; absent when one has none. */
    static Measurement achievedDepth(Collection<List<ClientInterval>> clients) {
        double sum = 0;
        List<ClientInterval> all = clients.stream().flatMap(List::stream).toList();
        for (ClientInterval client : all) {
            if (client.achievedDepth() instanceof Measurement.Measured measured) {
                sum += measured.value();
            } else {
                return client.achievedDepth();
            }
        }
        return all.isEmpty() ? Measurement.absent(Rates.NO_DEPTH) : Measurement.of(sum);
    }

    private static long transactions(ClientInterval client) {
        return client.types().stream().mapToLong(TypeResult::transactions).sum();
    }
}
