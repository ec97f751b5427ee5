package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.range.Range;

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
        Range.text("hostName", hostName);
        Range.text("operatingSystem", operatingSystem);
        Range.text("architecture", architecture);
        Objects.requireNonNull(processors, "processors");
        Objects.requireNonNull(memory, "memory");
        Objects.requireNonNull(java, "java");
        devices = List.copyOf(Range.entries("devices", devices));
    }
}
