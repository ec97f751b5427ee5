package org.wattladder.chauffeur.config.suite;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.MemoryPlacement;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ScalarKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.SizeText;

/** Settings of the client JVMs of a worklet. */
public final class ClientKeys {
    private static final long FROM_CPUS = 0;
    private static final long FROM_MEMORY = 0;

    static final Key<ClientLayout.Unit> PER = Key.of(
            "per",
            ClientLayout.Unit.CORE,
            Kinds.word(ClientLayout.Unit.class),
            "Each of these gets a client JVM of its own, pinned to the CPUs of it that the host allows; device is for storage worklets, whose clients may use all allowed CPUs.");
    static final Key<Long> USERS = Key.of(
            "users",
            FROM_CPUS,
            Kinds.wordOr("per-cpu", FROM_CPUS, (ScalarKind<Long>) Kinds.whole(1, 1024)),
            "Worker threads of each client; per-cpu gives one to each CPU that the client is pinned to.");
    static final Key<Long> HEAP = Key.of(
            "heap",
            FROM_MEMORY,
            Kinds.wordOr("auto", FROM_MEMORY, SizeText.kind(16, 4 * 1024 * 1024)),
            "Fixed heap of each client JVM; auto lets the Director size it from the memory really available.");

    static final Key<String> CPUS = Key.of(
            "cpus",
            "",
            Kinds.cpuList(),
            "The CPUs that are divided among the clients; without it all that the host allows.");

    private static final String NEAR = "near";

    static final Key<String> MEMORY = Key.of(
            "memory",
            NEAR,
            Kinds.name(Stream.concat(Stream.of(NEAR), MemoryPlacement.words().stream())
                    .toList()),
            "On which memory nodes the memory of each client lies: near, those of its CPUs where the machine can bind to them;"
                    + " local, the same and proven by the kernel's count of pages; remote, those without its CPUs; interleave, all in turn.");

    /** What a file in {@code config/clients} holds. */
    public static final Section SECTION =
            new Section("How a host is divided among client JVMs.", List.of(PER, USERS, HEAP, CPUS, MEMORY));

    private ClientKeys() {}

    static ClientLayout layout(InheritedValues section) {
        String memory = section.get(MEMORY);
        return new ClientLayout(
                section.get(PER),
                section.get(USERS).intValue(),
                section.get(HEAP),
                section.get(CPUS),
                memory.equals(NEAR) ? "" : memory);
    }
}
