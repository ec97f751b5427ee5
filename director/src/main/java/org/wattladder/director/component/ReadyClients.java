package org.wattladder.director.component;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.host.HeapSize;
import org.wattladder.director.host.PinnedCpus;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.launch.ClientProcess;
import org.wattladder.director.storage.StoragePlace;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientMemory;
import org.wattladder.model.result.ClientPinning;
import org.wattladder.model.result.ClientStorage;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.link.ReadyLine;

/** Which clients have said that they are ready. */
final class ReadyClients {
    private static final Logger LOG = LoggerFactory.getLogger(ReadyClients.class);

    private final Map<Integer, ReadyLine> ready = new TreeMap<>();

    /**
     * Notes a client.
     *
     * @throws IllegalArgumentException if it said so before, or names a process that was not launched as this client
     */
    void add(ClientProcess process, ReadyLine line) {
        if (line.processId() != process.processId()) {
            throw new IllegalArgumentException("it reports process " + line.processId() + ", but process "
                    + process.processId() + " was launched");
        }
        if (ready.putIfAbsent(process.client(), line) != null) {
            throw new IllegalArgumentException("it reported readiness twice");
        }
    }

    /** Number of clients that are ready. */
    int size() {
        return ready.size();
    }

    /** Numbers of the launched clients that are not ready. */
    List<Integer> missing(List<ClientLaunch> launches) {
        return launches.stream()
                .map(launch -> launch.place().client())
                .filter(client -> !ready.containsKey(client))
                .toList();
    }

    /** The facts of all clients, their pinning read back from the kernel now. */
    List<ClientFacts> facts(List<ClientLaunch> launches, PinnedCpus pinned) {
        List<ClientFacts> facts = new ArrayList<>();
        for (ClientLaunch launch : launches) {
            ReadyLine line = Objects.requireNonNull(ready.get(launch.place().client()), "not ready");
            facts.add(new ClientFacts(
                    launch.place().client(),
                    line.processId(),
                    launch.place().users(),
                    new ClientPinning(
                            launch.place().cpus().text(),
                            pinned.of(line.processId()).text(),
                            launch.memoryNodes()),
                    new ClientMemory(launch.heapBytes(), HeapSize.plannedBytes(launch.heapBytes()), line.dataBytes()),
                    new ClientStorage(
                            launch.storage()
                                    .map(place -> place.folder().toString())
                                    .orElse(""),
                            launch.storage().flatMap(StoragePlace::device).stream()
                                    .toList(),
                            line.engine(),
                            line.bypass().map(ReadyClients::bypass).orElse(StorageBypass.NONE)),
                    line.javaVersion(),
                    launch.command()));
        }
        facts.stream()
                .filter(fact ->
                        !fact.pinning().requestedCpus().equals(fact.pinning().verifiedCpus()))
                .forEach(ReadyClients::warn);
        return facts;
    }

    private static void warn(ClientFacts fact) {
        LOG.warn(
                "client {} should run on CPUs {} but the kernel lets it run on {}",
                fact.client(),
                fact.pinning().requestedCpus(),
                fact.pinning().verifiedCpus().isEmpty()
                        ? "CPUs it does not tell"
                        : fact.pinning().verifiedCpus());
    }

    private static StorageBypass bypass(BypassProof proof) {
        return switch (proof) {
            case UNVERIFIED -> StorageBypass.UNVERIFIED;
            case REFUSAL -> StorageBypass.REFUSAL;
            case MINCORE -> StorageBypass.MINCORE;
        };
    }
}
