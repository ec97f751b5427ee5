package org.wattladder.model.plan;

import java.util.Objects;

/**
 * One system under test and where its Director listens.
 *
 * @param name as shown in reports
 * @param address host name or address; a local Director listens on loopback
 * @param port TCP port, 0 for a local Director that picks a free one
 * @param local whether the Chauffeur starts this Director itself on its own machine
 */
public record HostPlan(String name, String address, int port, boolean local) {
    public HostPlan {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(address, "address");
    }
}
