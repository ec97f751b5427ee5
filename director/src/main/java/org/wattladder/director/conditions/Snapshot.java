package org.wattladder.director.conditions;

import java.util.Map;
import java.util.Optional;

/**
 * The kernel's counters at one moment; what the kernel does not tell is empty.
 *
 * @param nanos by the Director's clock
 * @param cpu time of the whole machine
 * @param ownMillis CPU time of the Director and its components
 * @param quotaCpus CPUs that the cgroup grants
 * @param quotaPeriods of the cgroup and those above it, by directory
 * @param throttles how often each CPU and package was slowed down, by file
 * @param swappedPages moved in and out of swap since the start
 * @param swapUsedBytes in swap now
 * @param pressureMicros in which some task waited for memory
 */
record Snapshot(
        long nanos,
        Optional<CpuTimes> cpu,
        Optional<Long> ownMillis,
        Optional<Double> quotaCpus,
        Map<String, QuotaPeriods> quotaPeriods,
        Map<String, Long> throttles,
        Optional<Long> swappedPages,
        Optional<Long> swapUsedBytes,
        Optional<Long> pressureMicros) {
    Snapshot {
        quotaPeriods = Map.copyOf(quotaPeriods);
        throttles = Map.copyOf(throttles);
    }
}
