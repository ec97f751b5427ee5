package org.wattladder.model.plan;

import java.util.Objects;

/**
 * How a host is divided among client JVMs, paper section 5.
 *
 * @param per what gets one client JVM each
 * @param usersPerClient worker threads of a client; 0 means one per CPU of its set
 * @param heapMebibytes fixed heap of each client; 0 lets the Director size it from the memory really available
 * @param cpus the part of the host that is divided, a CPU list; empty for all allowed CPUs
 */
public record ClientLayout(Unit per, int usersPerClient, long heapMebibytes, String cpus) {

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
    }

    /** Divides all allowed CPUs. */
    public ClientLayout(Unit per, int usersPerClient, long heapMebibytes) {
        this(per, usersPerClient, heapMebibytes, "");
    }
}
