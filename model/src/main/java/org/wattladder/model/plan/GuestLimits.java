package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * What a guest may take of its host: all processes of a deployment are in a process group with these limits.
 *
 * @param cpus CPU time in each moment, in CPUs, above 0; more than the host has is no limit
 * @param cpuShare weight among guests that want more CPU time than there is, 1 to 10,000; 100 is usual
 * @param memoryMebibytes most memory, page cache included; at least 16
 * @param cpuset CPU list that it is confined to; empty for all
 */
public record GuestLimits(
        double cpus,
        int cpuShare,
        long memoryMebibytes,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) String cpuset) {
    /** The usual weight. */
    public static final int USUAL_SHARE = 100;

    /** The largest weight. */
    public static final int LARGEST_SHARE = 10_000;

    /** The least memory. */
    public static final long LEAST_MEBIBYTES = 16;

    public GuestLimits {
        cpuset = cpuset == null ? "" : cpuset;
        if (!(cpus > 0)
                || Double.isInfinite(cpus)
                || cpuShare < 1
                || cpuShare > LARGEST_SHARE
                || memoryMebibytes < LEAST_MEBIBYTES) {
            throw new IllegalArgumentException("a guest needs CPUs, a share of 1 to " + LARGEST_SHARE + " and "
                    + LEAST_MEBIBYTES + " MiB or more");
        }
    }

    /** The same with a part of its CPUs. */
    public GuestLimits withCpus(double fewer) {
        return new GuestLimits(fewer, cpuShare, memoryMebibytes, cpuset);
    }
}
