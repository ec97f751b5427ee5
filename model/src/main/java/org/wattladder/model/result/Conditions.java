package org.wattladder.model.result;

import java.util.Objects;
import org.wattladder.model.range.Range;

/**
 * What disturbed a host from the order of an interval to its end, as its Director found by reading the kernel's counters
 * once before and once after, never while recording. Percentages of CPU time are those of one CPU, so that they can be
 * above 100.
 *
 * @param spanNanos time between both readings; holds pre, recording and post
 * @param onlineCpus of the machine, allowed or not; 0 where the kernel does not tell
 * @param lostBeforePercent share of CPU time lost to others in a clock-gap probe on all allowed CPUs just before
 * @param lostAfterPercent the same just after
 * @param ownCpuPercent CPU time of the Director and its clients
 * @param foreignCpuPercent CPU time of all other processes of the machine, interrupts not counted
 * @param stolenCpuPercent CPU time that the hypervisor says it took
 * @param cpuQuota CPUs that the cgroup grants; absent without a quota
 * @param quotaThrottledPercent share of the periods of that quota in which it was used up
 * @param thermalThrottles how often the CPU or package that was slowed down most was slowed down by heat or power limits
 * @param swappedPages pages moved in and out of swap
 * @param swapUsedBytes in swap at the end
 * @param memoryPressurePercent share of the time in which some task waited for memory
 */
public record Conditions(
        long spanNanos,
        int onlineCpus,
        Measurement lostBeforePercent,
        Measurement lostAfterPercent,
        Measurement ownCpuPercent,
        Measurement foreignCpuPercent,
        Measurement stolenCpuPercent,
        Measurement cpuQuota,
        Measurement quotaThrottledPercent,
        Measurement thermalThrottles,
        Measurement swappedPages,
        Measurement swapUsedBytes,
        Measurement memoryPressurePercent) {
    public Conditions {
        Range.count("spanNanos", spanNanos, Range.MOST_NANOS);
        Range.count("onlineCpus", onlineCpus, Range.MOST_CPUS);
        Objects.requireNonNull(lostBeforePercent, "lostBeforePercent");
        Objects.requireNonNull(lostAfterPercent, "lostAfterPercent");
        Objects.requireNonNull(ownCpuPercent, "ownCpuPercent");
        Objects.requireNonNull(foreignCpuPercent, "foreignCpuPercent");
        Objects.requireNonNull(stolenCpuPercent, "stolenCpuPercent");
        Objects.requireNonNull(cpuQuota, "cpuQuota");
        Objects.requireNonNull(quotaThrottledPercent, "quotaThrottledPercent");
        Objects.requireNonNull(thermalThrottles, "thermalThrottles");
        Objects.requireNonNull(swappedPages, "swappedPages");
        Objects.requireNonNull(swapUsedBytes, "swapUsedBytes");
        Objects.requireNonNull(memoryPressurePercent, "memoryPressurePercent");
    }

    /** Nothing was looked at, for the reason that this message gives. */
    public static Conditions unknown(String messageId) {
        Measurement absent = Measurement.absent(messageId);
        return new Conditions(
                0, 0, absent, absent, absent, absent, absent, absent, absent, absent, absent, absent, absent);
    }

    /** The same with other findings of the clock-gap probe. */
    public Conditions withLost(Measurement before, Measurement after) {
        return new Conditions(
                spanNanos,
                onlineCpus,
                before,
                after,
                ownCpuPercent,
                foreignCpuPercent,
                stolenCpuPercent,
                cpuQuota,
                quotaThrottledPercent,
                thermalThrottles,
                swappedPages,
                swapUsedBytes,
                memoryPressurePercent);
    }
}
