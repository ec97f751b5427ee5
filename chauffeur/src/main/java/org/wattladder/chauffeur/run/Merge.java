package org.wattladder.chauffeur.run;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;

/** Joins what the clients of all hosts report of one interval; pure functions. */
final class Merge {
    private static final int SIGNIFICANT_DIGITS = 3;

    private Merge() {}

    /** One entry per transaction type, histograms added. */
    static List<TypeResult> types(Map<String, List<ClientInterval>> clientsByHost) {
        Map<String, List<TypeResult>> byType = new LinkedHashMap<>();
        clientsByHost.values().stream()
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
                        histograms(entry.getValue().stream()
                                .map(TypeResult::serviceHistogram)
                                .toList()),
                        histograms(entry.getValue().stream()
                                .map(TypeResult::responseHistogram)
                                .toList())))
                .toList();
    }

    /** The clients without their histograms. */
    static List<HostInterval> clients(Map<String, List<ClientInterval>> clientsByHost) {
        List<HostInterval> all = new ArrayList<>();
        clientsByHost.forEach((host, clients) -> clients.forEach(client -> all.add(new HostInterval(
                host,
                client.client(),
                transactions(client),
                client.unfinished(),
                client.startDelayNanos(),
                client.recordingNanos(),
                client.processorPercent(),
                client.figures()))));
        return List.copyOf(all);
    }

    /** Mean number of outstanding transactions, all clients together; absent when one has none. */
    static Measurement achievedDepth(Map<String, List<ClientInterval>> clientsByHost) {
        double sum = 0;
        List<ClientInterval> all =
                clientsByHost.values().stream().flatMap(List::stream).toList();
        for (ClientInterval client : all) {
            if (client.achievedDepth() instanceof Measurement.Measured measured) {
                sum += measured.value();
            } else {
                return client.achievedDepth();
            }
        }
        return all.isEmpty() ? Measurement.absent(IntervalResult.NO_DEPTH) : Measurement.of(sum);
    }

    /** Transactions per second of each host, each client by its own clock. */
    static Map<String, Double> rates(Map<String, List<ClientInterval>> clientsByHost) {
        Map<String, Double> rates = new LinkedHashMap<>();
        clientsByHost.forEach((host, clients) -> rates.put(
                host,
                clients.stream()
                        .filter(client -> client.recordingNanos() > 0)
                        .mapToDouble(client -> transactions(client) * 1e9 / client.recordingNanos())
                        .sum()));
        return rates;
    }

    private static long transactions(ClientInterval client) {
        return client.types().stream().mapToLong(TypeResult::transactions).sum();
    }

    private static String histograms(List<String> encoded) {
        List<String> present = encoded.stream().filter(text -> !text.isEmpty()).toList();
        if (present.size() <= 1) {
            return present.isEmpty() ? "" : present.get(0);
        }
        Histogram sum = new Histogram(SIGNIFICANT_DIGITS);
        present.forEach(text -> sum.add(decode(text)));
        ByteBuffer buffer = ByteBuffer.allocate(sum.getNeededByteBufferCapacity());
        int length = sum.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }

    private static Histogram decode(String text) {
        try {
            return Histogram.decodeFromCompressedByteBuffer(
                    ByteBuffer.wrap(Base64.getDecoder().decode(text)), 0);
        } catch (DataFormatException | RuntimeException broken) {
            throw new IllegalArgumentException("a client sent a histogram that cannot be read", broken);
        }
    }
}
