package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Objects;
import java.util.Optional;

/**
 * How a host is divided among client JVMs, paper section 5.
 *
 * @param per what gets one client JVM each
 * @param usersPerClient worker threads of a client; 0 means one per CPU of its set
 * @param heapMebibytes fixed heap of each client; 0 lets the Director size it from the memory really available
 * @param cpus the part of the host that is divided, a CPU list; empty for all allowed CPUs
 * @param memory word of a {@link MemoryPlacement}; empty for the nodes of its CPUs where the machine can bind to them, unproven
 */
public record ClientLayout(
        Unit per,
        int usersPerClient,
        long heapMebibytes,
        String cpus,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) String memory) {

    /** A part of a host that gets a client of its own. */
    public enum Unit {
        /** All allowed CPUs. */
        HOST,
        /** The allowed CPUs of one processor package. */
        SOCKET,
        /** The allowed CPUs of one memory node. */
        NUMA,
        /** The allowed CPUs of one core, all its hardware threads. */
        CORE,
        /** One hardware thread. */
        THREAD,
        /** One storage device; its client may use all allowed CPUs. */
        DEVICE
    }

    public ClientLayout {
        Objects.requireNonNull(per, "per");
        Objects.requireNonNull(cpus, "cpus");
        memory = memory == null ? "" : memory;
        if (!memory.isEmpty() && MemoryPlacement.named(memory).isEmpty()) {
            throw new IllegalArgumentException("memory of clients must be one of "
                    + String.join(", ", MemoryPlacement.words()) + ", not \"" + memory + "\"");
        }
    }

    /** Memory wherever the machine puts it. */
    public ClientLayout(Unit per, int usersPerClient, long heapMebibytes, String cpus) {
        this(per, usersPerClient, heapMebibytes, cpus, "");
    }

    /** Divides all allowed CPUs. */
    public ClientLayout(Unit per, int usersPerClient, long heapMebibytes) {
        this(per, usersPerClient, heapMebibytes, "");
    }

    /** Where memory must lie; empty when nothing is asked for. */
    public Optional<MemoryPlacement> memoryPlacement() {
        return MemoryPlacement.named(memory);
    }

    /** The same clients with a heap of so many mebibytes each. */
    public ClientLayout withHeap(long mebibytes) {
        return new ClientLayout(per, usersPerClient, mebibytes, cpus, memory);
    }
}
