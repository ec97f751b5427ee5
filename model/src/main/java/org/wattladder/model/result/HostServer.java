package org.wattladder.model.result;

import java.util.Objects;

/**
 * A foreign program that a worklet drove.
 *
 * @param host name in the plan of the system under test that its deployment is of
 * @param copy number of the deployment on that host, from 1
 * @param ranOn name of the host that it ran on, a driver or the same
 * @param role in the deployment
 * @param endpoint HOST:PORT where it listened
 * @param facts as launched
 */
public record HostServer(String host, int copy, String ranOn, String role, String endpoint, ServerFacts facts) {
    public HostServer {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(ranOn, "ranOn");
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(endpoint, "endpoint");
        Objects.requireNonNull(facts, "facts");
    }

    /** Name of its deployment. */
    public String deployment() {
        return HostClient.deployment(host, copy);
    }
}
