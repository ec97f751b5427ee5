package org.wattladder.model.plan;

import java.util.Objects;

/**
 * One host and where its Director listens.
 *
 * @param name as shown in reports
 * @param role whether it is under test
 * @param address host name or address; a local Director listens on loopback
 * @param port TCP port, 0 for a local Director that picks a free one
 * @param local whether the Chauffeur starts this Director itself on its own machine
 * @param storage where its storage worklets keep their files
 */
public record HostPlan(String name, HostRole role, String address, int port, boolean local, StoragePlan storage) {
    public HostPlan {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(storage, "storage");
    }

    /** A system under test whose Director chooses the storage devices. */
    public HostPlan(String name, String address, int port, boolean local) {
        this(name, HostRole.SUT, address, port, local, StoragePlan.DISCOVERED);
    }

    /** The same host with other storage. */
    public HostPlan with(StoragePlan other) {
        return new HostPlan(name, role, address, port, local, other);
    }
}
