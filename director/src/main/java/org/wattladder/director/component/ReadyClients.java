package org.wattladder.director.component;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.host.HeapSize;
import org.wattladder.director.host.MemoryPages;
import org.wattladder.director.host.PinnedCpus;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.launch.ClientProcess;
import org.wattladder.director.storage.StoragePlace;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientMemory;
import org.wattladder.model.result.ClientPinning;
import org.wattladder.model.result.ClientStorage;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.model.text.Message;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.link.ReadyLine;

/** Which clients have said that they are ready. */
final class ReadyClients {
    private static final Logger LOG = LoggerFactory.getLogger(ReadyClients.class);

    private final Map<Integer, ReadyLine> ready = new TreeMap<>();
    private final Map<Integer, MemoryPages> pages = new HashMap<>();

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

    /**
     * The first client whose memory does not lie where it must; counts the pages of those that are asked to have theirs somewhere. All
     * must be ready, so that heaps and data are in memory.
     */
    Optional<Misplaced> misplaced(List<ClientLaunch> launches, SystemFiles files) {
        for (ClientLaunch launch : launches) {
            int client = launch.place().client();
            if (launch.place().memory().isPresent()) {
                MemoryPages counted = MemoryPages.of(files, line(client).processId());
                pages.put(client, counted);
                CpuList nodes = CpuList.parse(launch.memoryNodes());
                if (!counted.lieOn(nodes, launch.place().memory().get())) {
                    return Optional.of(
                            new Misplaced(client, Message.of("fault.memory-pages", nodes.text(), counted.text())));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * A client whose memory lies elsewhere.
     *
     * @param client its number
     * @param found where it must lie, and pages by node
     */
    record Misplaced(int client, Message found) {}

    private ReadyLine line(int client) {
        return Objects.requireNonNull(ready.get(client), "not ready");
    }

    /** The facts of all clients, their pinning read back from the kernel now. */
    List<ClientFacts> facts(List<ClientLaunch> launches, PinnedCpus pinned) {
        List<ClientFacts> facts = new ArrayList<>();
        for (ClientLaunch launch : launches) {
            ReadyLine line = line(launch.place().client());
            facts.add(new ClientFacts(
                    launch.place().client(),
                    line.processId(),
                    launch.place().users(),
                    new ClientPinning(
                            launch.place().cpus().text(),
                            pinned.of(line.processId()).text(),
                            launch.memoryNodes(),
                            Optional.ofNullable(pages.get(launch.place().client()))
                                    .map(MemoryPages::text)
                                    .orElse("")),
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
