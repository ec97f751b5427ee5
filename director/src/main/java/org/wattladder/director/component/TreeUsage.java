package org.wattladder.director.component;

import java.util.List;
import java.util.function.Supplier;
import org.wattladder.director.conditions.FamilyTime;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.PeakMemory;
import org.wattladder.director.launch.RunningProgram;
import org.wattladder.model.result.Measurement;

/**
 * What the processes of a program have taken so far.
 *
 * @param atNanos when it was read, by the monotonic clock
 * @param processorMillis CPU time of all, with that of children that have ended
 * @param peakBytes sum of the most memory that each has held
 */
record TreeUsage(long atNanos, long processorMillis, long peakBytes) {
    /** The first look is so long before recording, the second right after it. */
    static final long EARLIER_NANOS = 100_000_000L;

    /** CPU time from this look to a later one, in percent of one CPU; absent when the kernel tells none. */
    Measurement percentUntil(TreeUsage later) {
        return later.processorMillis == 0
                ? Measurement.absent("absent.no-processor-time")
                : Measurement.of(1e8 * (later.processorMillis - processorMillis) / (later.atNanos - atNanos));
    }

    /** Reads it from the kernel now. */
    static TreeUsage of(DirectorParts parts, RunningProgram program) {
        return of(parts, program::alive);
    }

    /** Likewise of these processes. */
    static TreeUsage of(DirectorParts parts, Supplier<List<Long>> found) {
        Machine machine = parts.machine();
        long nowNanos = parts.time().nanoTime();
        List<Long> processes = found.get();
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
