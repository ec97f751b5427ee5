package org.wattladder.model.result;

import org.wattladder.model.range.Range;

/**
 * Where a client JVM runs.
 *
 * @param requestedCpus CPU list asked for, for example {@code 0-1}
 * @param verifiedCpus CPU list the kernel gives for the process, all threads; empty when it could not be read
 * @param memoryNodes memory nodes it is bound to, empty when not bound
 */
public record ClientPinning(String requestedCpus, String verifiedCpus, String memoryNodes) {
    public ClientPinning {
        Range.text("requestedCpus", requestedCpus);
        Range.text("verifiedCpus", verifiedCpus);
        Range.text("memoryNodes", memoryNodes);
    }
}
