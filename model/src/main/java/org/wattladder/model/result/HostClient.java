package org.wattladder.model.result;

import java.util.Objects;
import org.wattladder.model.archive.AddedLater;

/**
 * A client JVM and the host it ran on.
 *
 * @param host name in the plan
 * @param facts as launched
 * @param peakBytes most memory it ever held; absent when it was lost or the kernel does not tell
 */
public record HostClient(
        String host, ClientFacts facts, @AddedLater Measurement peakBytes) {
    public HostClient {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(facts, "facts");
        peakBytes = Measurement.orUnasked(peakBytes);
    }
}
