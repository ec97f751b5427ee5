package org.wattladder.model.result;

import java.util.Objects;

/**
 * A client JVM and the host it ran on.
 *
 * @param host name in the plan
 * @param facts as launched
 * @param peakBytes most memory it ever held; absent when it was lost or the kernel does not tell
 */
public record HostClient(String host, ClientFacts facts, Measurement peakBytes) {
    public HostClient {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(facts, "facts");
        Objects.requireNonNull(peakBytes, "peakBytes");
    }
}
