package org.wattladder.chauffeur.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.plan.Program;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.text.Message;

/**
 * Holds the fresh clients of a worklet that is continued to those before.
 *
 * @param clients that the recorded intervals were measured with; none when the worklet begins
 */
record ClientLikeness(List<HostClient> clients) {
    private static final long MEBIBYTE = 1L << 20;

    /** The planned worklet with the heap that the earlier clients had: data that fills it has to be as large again. */
    Program.Driving like(Deployed deployment) {
        if (!(deployment.plan().worklet() instanceof Program.Worklet planned)) {
            return deployment.plan().worklet();
        }
        return clients.stream()
                .filter(client -> client.deployment().equals(deployment.name()))
                .findFirst()
                .map(client -> planned.withHeap(client.facts().memory().heapBytes() / MEBIBYTE))
                .orElse(planned);
    }

    /** The first thing in which fresh clients are not like the earlier ones. */
    Optional<Message> difference(List<HostClient> fresh) {
        if (clients.isEmpty()) {
            return Optional.empty();
        }
        if (clients.size() != fresh.size()) {
            return Optional.of(Message.of("fault.other-number-of-clients", clients.size(), fresh.size()));
        }
        for (HostClient before : clients) {
            Optional<HostClient> now = fresh.stream()
                    .filter(client -> client.deployment().equals(before.deployment())
                            && client.facts().client() == before.facts().client())
                    .findFirst();
            Optional<Message> difference = now.isEmpty()
                    ? Optional.of(Message.of("fault.client-missing"))
                    : difference(before.facts(), now.get().facts());
            if (difference.isPresent()) {
                return Optional.of(Message.of(
                        "fault.client-differs", before.facts().client(), before.deployment(), difference.get()));
            }
        }
        return Optional.empty();
    }

    private static Optional<Message> difference(ClientFacts before, ClientFacts now) {
        Map<String, Function<ClientFacts, Object>> facts = new LinkedHashMap<>();
        facts.put("fault.differs.users", ClientFacts::users);
        facts.put("fault.differs.requested-cpus", each -> each.pinning().requestedCpus());
        facts.put("fault.differs.verified-cpus", each -> each.pinning().verifiedCpus());
        facts.put("fault.differs.memory-nodes", each -> each.pinning().memoryNodes());
        facts.put("fault.differs.heap", each -> each.memory().heapBytes());
        facts.put("fault.differs.data", each -> each.memory().dataBytes());
        facts.put("fault.differs.storage-folder", each -> each.storage().folder());
        facts.put(
                "fault.differs.storage-device",
                client -> client.storage().devices().stream()
                        .map(device -> device.name() + " at " + device.mountPoint())
                        .toList());
        facts.put("fault.differs.jvm", ClientFacts::javaVersion);
        facts.put("fault.differs.storage-engine", each -> each.storage().engine());
        return facts.entrySet().stream()
                .filter(fact ->
                        !fact.getValue().apply(before).equals(fact.getValue().apply(now)))
                .map(fact -> Message.of(
                        fact.getKey(),
                        String.valueOf(fact.getValue().apply(before)),
                        String.valueOf(fact.getValue().apply(now))))
                .findFirst();
    }
}
