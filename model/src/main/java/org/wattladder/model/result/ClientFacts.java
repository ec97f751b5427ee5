package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.range.Range;

/**
 * A client JVM as it was launched.
 *
 * @param client number on its host, from 1
 * @param processId of the JVM
 * @param users worker threads
 * @param pinning CPUs and memory nodes
 * @param memory heap and what is in it
 * @param storage how it does storage I/O
 * @param javaVersion JVM name and version it reported
 * @param commandLine exactly what was executed, in words
 */
public record ClientFacts(
        int client,
        long processId,
        int users,
        ClientPinning pinning,
        ClientMemory memory,
        ClientStorage storage,
        String javaVersion,
        List<String> commandLine) {
    public ClientFacts {
        Range.count("client", client, Range.MOST_CPUS);
        Range.count("processId", processId, Integer.MAX_VALUE);
        Range.count("users", users, Range.MOST_CPUS);
        Objects.requireNonNull(pinning, "pinning");
        Objects.requireNonNull(memory, "memory");
        Objects.requireNonNull(storage, "storage");
        Range.text("javaVersion", javaVersion);
        commandLine = Range.texts("commandLine", commandLine, Range.LONGEST_WORD);
    }
}
