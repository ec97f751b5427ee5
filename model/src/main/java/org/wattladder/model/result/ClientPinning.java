package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.wattladder.model.range.Range;

/**
 * Where a client JVM runs.
 *
 * @param requestedCpus CPU list asked for, for example {@code 0-1}
 * @param verifiedCpus CPU list the kernel gives for the process, all threads; empty when it could not be read
 * @param memoryNodes memory nodes it is bound to, empty when not bound
 * @param memoryPages anonymous pages by memory node as the kernel counted them when the client was ready, for example {@code 0:42718
 *     1:5}; empty where no placement was asked for
 */
public record ClientPinning(
        String requestedCpus,
        String verifiedCpus,
        String memoryNodes,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) String memoryPages) {
    public ClientPinning {
        Range.text("requestedCpus", requestedCpus);
        Range.text("verifiedCpus", verifiedCpus);
        Range.text("memoryNodes", memoryNodes);
        memoryPages = memoryPages == null ? "" : Range.text("memoryPages", memoryPages);
    }

    /** Where pages were not counted. */
    public ClientPinning(String requestedCpus, String verifiedCpus, String memoryNodes) {
        this(requestedCpus, verifiedCpus, memoryNodes, "");
    }
}
