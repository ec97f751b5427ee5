package org.wattladder.model.result;

import java.util.Objects;
import org.wattladder.model.range.Range;

/**
 * The most memory one client JVM ever held.
 *
 * @param client number on its host
 * @param peakBytes resident memory as the kernel counts it; absent where the kernel does not tell
 */
public record ClientPeak(int client, Measurement peakBytes) {
    public ClientPeak {
        Range.count("client", client, Range.MOST_CPUS);
        Objects.requireNonNull(peakBytes, "peakBytes");
    }
}
