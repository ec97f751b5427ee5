package org.wattladder.chauffeur.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.HostClient;

/**
 * Holds the fresh clients of a worklet that is continued to those before.
 *
 * @param clients that the recorded intervals were measured with; none when the worklet begins
 */
record ClientLikeness(List<HostClient> clients) {
    private static final long MEBIBYTE = 1L << 20;

    /** The planned layout with the heap that the earlier clients had: data that fills it has to be as large again. */
    ClientLayout layout(String host, ClientLayout planned) {
        return clients.stream()
                .filter(client -> client.host().equals(host))
                .findFirst()
                .map(client -> new ClientLayout(
                        planned.per(),
                        planned.usersPerClient(),
                        client.facts().memory().heapBytes() / MEBIBYTE))
                .orElse(planned);
    }

    /** The first thing in which fresh clients are not like the earlier ones, as a sentence. */
    Optional<String> difference(List<HostClient> fresh) {
        if (clients.isEmpty()) {
            return Optional.empty();
        }
        if (clients.size() != fresh.size()) {
            return Optional.of("there were " + clients.size() + " clients, now there are " + fresh.size());
        }
        for (HostClient before : clients) {
            Optional<HostClient> now = fresh.stream()
                    .filter(client -> client.host().equals(before.host())
                            && client.facts().client() == before.facts().client())
                    .findFirst();
            Optional<String> difference = now.isEmpty()
                    ? Optional.of("it is not there")
                    : difference(before.facts(), now.get().facts());
            if (difference.isPresent()) {
                return Optional.of(
                        "client " + before.facts().client() + " on host " + before.host() + ": " + difference.get());
            }
        }
        return Optional.empty();
    }

    private static Optional<String> difference(ClientFacts before, ClientFacts now) {
        Map<String, Function<ClientFacts, Object>> facts = new LinkedHashMap<>();
        facts.put("users", ClientFacts::users);
        facts.put("requested CPUs", each -> each.pinning().requestedCpus());
        facts.put("verified CPUs", each -> each.pinning().verifiedCpus());
        facts.put("memory nodes", each -> each.pinning().memoryNodes());
        facts.put("heap in bytes", each -> each.memory().heapBytes());
        facts.put("data in bytes", each -> each.memory().dataBytes());
        facts.put("storage folder", each -> each.storage().folder());
        facts.put(
                "storage device",
                client -> client.storage().devices().stream()
                        .map(device -> device.name() + " at " + device.mountPoint())
                        .toList());
        facts.put("JVM", ClientFacts::javaVersion);
        facts.put("storage engine", each -> each.storage().engine());
        return facts.entrySet().stream()
                .filter(fact ->
                        !fact.getValue().apply(before).equals(fact.getValue().apply(now)))
                .map(fact -> fact.getKey() + " were '" + fact.getValue().apply(before) + "', now '"
                        + fact.getValue().apply(now) + "'")
                .findFirst();
    }
}
