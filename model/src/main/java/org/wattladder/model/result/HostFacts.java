package org.wattladder.model.result;

import java.util.List;

/**
 * What a Director finds on its machine at start; a text is empty when the machine does not tell.
 *
 * @param hostName of the operating system
 * @param operatingSystem name and version
 * @param architecture for example {@code amd64}
 * @param cpuModel as the operating system prints it
 * @param sockets processor packages with an allowed CPU
 * @param cores physical cores with an allowed CPU
 * @param logicalCpus online hardware threads of the machine
 * @param allowedCpus CPU list the Director may use, for example {@code 0-3,8}
 * @param numaNodes memory nodes with an allowed CPU
 * @param memoryBytes installed memory
 * @param availableMemoryBytes memory that could be used at start, cgroup limit included
 * @param cpuQuota CPUs that the cgroup grants, absent without a quota
 * @param javaVersion JVM name and version of the Director, which is that of the clients
 * @param javaHome directory of that JDK
 * @param devices mounted storage devices that files can be written to; empty when none was found
 */
public record HostFacts(
        String hostName,
        String operatingSystem,
        String architecture,
        String cpuModel,
        int sockets,
        int cores,
        int logicalCpus,
        String allowedCpus,
        int numaNodes,
        long memoryBytes,
        long availableMemoryBytes,
        Measurement cpuQuota,
        String javaVersion,
        String javaHome,
        List<StorageDevice> devices) {
    public HostFacts {
        devices = List.copyOf(devices);
    }
}
