package org.wattladder.model.result;

import org.wattladder.model.range.Range;

/**
 * Memory of a host.
 *
 * @param installedBytes installed in the machine
 * @param availableBytes that could be used at start, cgroup limit included
 */
public record HostMemory(long installedBytes, long availableBytes) {
    public HostMemory {
        Range.count("installedBytes", installedBytes, Range.MOST_MEMORY_BYTES);
        Range.count("availableBytes", availableBytes, Range.MOST_MEMORY_BYTES);
    }
}
