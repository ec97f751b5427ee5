package org.wattladder.model.plan;

import java.util.Objects;

/**
 * One system under test and where its Director listens.
 *
 * @param name as shown in reports
 * @param address host name or address; a local Director listens on loopback
 * @param port TCP port, 0 for a local Director that picks a free one
 * @param local whether the Chauffeur starts this Director itself on its own machine
 * @param storage where its storage worklets keep their files
 */
public record HostPlan(String name, String address, int port, boolean local, StoragePlan storage) {
    public HostPlan {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(storage, "storage");
    }

    /** A host whose Director chooses the storage devices. */
    public HostPlan(String name, String address, int port, boolean local) {
        this(name, address, port, local, StoragePlan.DISCOVERED);
    }

    /** The same host with other storage. */
    public HostPlan with(StoragePlan other) {
        return new HostPlan(name, address, port, local, other);
    }
}
