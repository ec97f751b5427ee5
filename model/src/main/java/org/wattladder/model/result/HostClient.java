package org.wattladder.model.result;

import java.util.Objects;

/**
 * A client JVM and the host it ran on.
 *
 * @param host name in the plan
 * @param facts as launched
 */
public record HostClient(String host, ClientFacts facts) {
    public HostClient {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(facts, "facts");
    }
}
