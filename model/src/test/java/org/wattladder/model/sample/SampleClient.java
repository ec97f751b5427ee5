package org.wattladder.model.sample;

import java.util.List;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientMemory;
import org.wattladder.model.result.ClientPinning;
import org.wattladder.model.result.ClientStorage;

/**
 * A made-up client as launched; each method gives one with something else.
 *
 * @param facts so far
 */
public record SampleClient(ClientFacts facts) {

    /** One user, pinned to CPU 0, 64 MiB of heap, no storage I/O. */
    public static SampleClient quiet() {
        return new SampleClient(new ClientFacts(
                1,
                4711,
                1,
                new ClientPinning("0", "0", ""),
                new ClientMemory(64L << 20, 96L << 20, 0),
                ClientStorage.NONE,
                "OpenJDK 17",
                List.of("java", "-version")));
    }

    public SampleClient withProcess(int client, long processId) {
        return new SampleClient(new ClientFacts(
                client,
                processId,
                facts.users(),
                facts.pinning(),
                facts.memory(),
                facts.storage(),
                facts.javaVersion(),
                facts.commandLine()));
    }

    public SampleClient withUsers(int users) {
        return with(users, facts.pinning(), facts.memory(), facts.storage(), facts.javaVersion(), facts.commandLine());
    }

    /** It was asked to run on these CPUs, and the kernel says that it runs on those. */
    public SampleClient withCpus(String requested, String verified) {
        ClientPinning pinning =
                new ClientPinning(requested, verified, facts.pinning().memoryNodes());
        return with(facts.users(), pinning, facts.memory(), facts.storage(), facts.javaVersion(), facts.commandLine());
    }

    public SampleClient withMemory(long heapBytes, long plannedBytes, long dataBytes) {
        ClientMemory memory = new ClientMemory(heapBytes, plannedBytes, dataBytes);
        return with(facts.users(), facts.pinning(), memory, facts.storage(), facts.javaVersion(), facts.commandLine());
    }

    public SampleClient with(ClientStorage storage) {
        return with(facts.users(), facts.pinning(), facts.memory(), storage, facts.javaVersion(), facts.commandLine());
    }

    public SampleClient withJava(String version) {
        return with(facts.users(), facts.pinning(), facts.memory(), facts.storage(), version, facts.commandLine());
    }

    public SampleClient withCommandLine(String... words) {
        return with(
                facts.users(), facts.pinning(), facts.memory(), facts.storage(), facts.javaVersion(), List.of(words));
    }

    private SampleClient with(
            int users,
            ClientPinning pinning,
            ClientMemory memory,
            ClientStorage storage,
            String java,
            List<String> command) {
        return new SampleClient(
                new ClientFacts(facts.client(), facts.processId(), users, pinning, memory, storage, java, command));
    }
}
