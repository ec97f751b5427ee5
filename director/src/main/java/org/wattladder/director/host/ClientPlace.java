package org.wattladder.director.host;

import java.util.Optional;
import org.wattladder.model.plan.MemoryPlacement;

/**
 * Where one client runs.
 *
 * @param client number on its host, from 1
 * @param cpus it is pinned to
 * @param nodes memory nodes of those CPUs
 * @param users worker threads, at least 1
 * @param memory where its memory must lie; empty when nothing is asked for
 */
public record ClientPlace(int client, CpuList cpus, CpuList nodes, int users, Optional<MemoryPlacement> memory) {
    /** A client whose memory lies where the machine puts it. */
    public ClientPlace(int client, CpuList cpus, CpuList nodes, int users) {
        this(client, cpus, nodes, users, Optional.empty());
    }

    /** The same client with its memory there. */
    public ClientPlace with(Optional<MemoryPlacement> where) {
        return new ClientPlace(client, cpus, nodes, users, where);
    }
}
