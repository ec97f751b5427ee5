package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;

/**
 * A client JVM as it was launched.
 *
 * @param client number on its host, from 1
 * @param processId of the JVM
 * @param users worker threads
 * @param requestedCpus CPU list asked for, for example {@code 0-1}
 * @param verifiedCpus CPU list the kernel gives for the process, all threads; empty when it could not be read
 * @param memoryNodes memory nodes it is bound to, empty when not bound
 * @param heapBytes fixed heap
 * @param plannedBytes memory that the whole process may take: heap and what a JVM needs beside it
 * @param dataBytes data that its users say they keep in the heap; 0 when the worklet does not count them
 * @param storageFolder folder of its files on a storage device; empty when it has none
 * @param storageDevices the device that folder lies on, none or one; none when it has no folder, when the kernel does not
 *     tell
 * @param javaVersion JVM name and version it reported
 * @param storageEngine how it does its storage I/O, for example {@code io_uring}; empty when it does none or does not say
 * @param storageBypass by what its unbuffered access is verified
 * @param commandLine exactly what was executed, in words
 */
public record ClientFacts(
        int client,
        long processId,
        int users,
        String requestedCpus,
        String verifiedCpus,
        String memoryNodes,
        long heapBytes,
        long plannedBytes,
        long dataBytes,
        String storageFolder,
        List<StorageDevice> storageDevices,
        String javaVersion,
        String storageEngine,
        StorageBypass storageBypass,
        List<String> commandLine) {
    public ClientFacts {
        Objects.requireNonNull(storageFolder, "storageFolder");
        storageDevices = List.copyOf(storageDevices);
        Objects.requireNonNull(storageEngine, "storageEngine");
        Objects.requireNonNull(storageBypass, "storageBypass");
        commandLine = List.copyOf(commandLine);
    }

    /** A client that says nothing of storage I/O. */
    public ClientFacts(
            int client,
            long processId,
            int users,
            String requestedCpus,
            String verifiedCpus,
            String memoryNodes,
            long heapBytes,
            long plannedBytes,
            long dataBytes,
            String storageFolder,
            String javaVersion,
            List<String> commandLine) {
        this(
                client,
                processId,
                users,
                requestedCpus,
                verifiedCpus,
                memoryNodes,
                heapBytes,
                plannedBytes,
                dataBytes,
                storageFolder,
                List.of(),
                javaVersion,
                "",
                StorageBypass.NONE,
                commandLine);
    }
}
