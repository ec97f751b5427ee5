package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.range.Range;

/**
 * A foreign program as it was launched.
 *
 * @param processId of the process that was started
 * @param readyNanos from its launch until it was ready
 * @param executableSha256 of the executed file, in hexadecimal digits
 * @param pinning CPUs and memory nodes; nothing is requested of a program that is not pinned
 * @param commandLine exactly what was executed, in words
 */
public record ServerFacts(
        long processId, long readyNanos, String executableSha256, ClientPinning pinning, List<String> commandLine) {
    public ServerFacts {
        Range.count("processId", processId, Integer.MAX_VALUE);
        Range.count("readyNanos", readyNanos, Range.MOST_NANOS);
        Range.text("executableSha256", executableSha256);
        Objects.requireNonNull(pinning, "pinning");
        commandLine = Range.texts("commandLine", commandLine, Range.LONGEST_WORD);
    }
}
