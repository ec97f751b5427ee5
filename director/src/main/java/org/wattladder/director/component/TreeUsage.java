package org.wattladder.director.component;

import java.util.List;
import org.wattladder.director.conditions.FamilyTime;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.PeakMemory;

/**
 * What the processes of a program have taken so far.
 *
 * @param atNanos when it was read, by the monotonic clock
 * @param processorMillis CPU time of all, with that of children that have ended
 * @param peakBytes sum of the most memory that each has held
 */
record TreeUsage(long atNanos, long processorMillis, long peakBytes) {
    /** Reads it from the kernel now. */
    static TreeUsage of(Machine machine, List<Long> processes, long nowNanos) {
        PeakMemory memory = new PeakMemory(machine.files());
        return new TreeUsage(
                nowNanos,
                processes.stream()
                        .mapToLong(process -> FamilyTime.millis(machine.files(), process))
                        .sum(),
                processes.stream()
                        .mapToLong(process -> memory.of(process).orElse(0))
                        .sum());
    }
}
