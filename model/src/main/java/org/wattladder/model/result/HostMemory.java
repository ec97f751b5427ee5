package org.wattladder.model.result;

/**
 * Memory of a host.
 *
 * @param installedBytes installed in the machine
 * @param availableBytes that could be used at start, cgroup limit included
 */
public record HostMemory(long installedBytes, long availableBytes) {}
