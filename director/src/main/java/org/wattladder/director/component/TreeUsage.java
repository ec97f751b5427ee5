package org.wattladder.director.component;

import java.util.List;
import org.wattladder.director.conditions.FamilyTime;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.PeakMemory;
import org.wattladder.model.result.Measurement;

/**
 * What the processes of a program have taken so far.
 *
 * @param atNanos when it was read, by the monotonic clock
 * @param processorMillis CPU time of all, with that of children that have ended
 * @param peakBytes sum of the most memory that each has held
 */
record TreeUsage(long atNanos, long processorMillis, long peakBytes) {
    /** CPU time from this look to a later one, in percent of one CPU; absent when the kernel tells none. */
    Measurement percentUntil(TreeUsage later) {
        return later.processorMillis == 0
                ? Measurement.absent("absent.no-processor-time")
                : Measurement.of(1e8 * (later.processorMillis - processorMillis) / (later.atNanos - atNanos));
    }

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
