package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;

/**
 * What a Director finds on its machine at start; a text is empty when the machine does not tell.
 *
 * @param hostName of the operating system
 * @param operatingSystem name and version
 * @param architecture for example {@code amd64}
 * @param processors those that the Director may use
 * @param memory installed and available
 * @param java of the Director and its clients
 * @param devices mounted storage devices that files can be written to; empty when none was found
 */
public record HostFacts(
        String hostName,
        String operatingSystem,
        String architecture,
        Processors processors,
        HostMemory memory,
        JavaInstallation java,
        List<StorageDevice> devices) {
    public HostFacts {
        Objects.requireNonNull(hostName, "hostName");
        Objects.requireNonNull(operatingSystem, "operatingSystem");
        Objects.requireNonNull(architecture, "architecture");
        Objects.requireNonNull(processors, "processors");
        Objects.requireNonNull(memory, "memory");
        Objects.requireNonNull(java, "java");
        devices = List.copyOf(devices);
    }
}
