package org.wattladder.director.conditions;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.Measurement;

/**
 * What lies between two moments; pure.
 *
 * @param before the first
 * @param after the second
 */
record Span(Snapshot before, Snapshot after) {
    private static final String NO_QUOTA = "absent.no-quota";

    /** What disturbed the machine; the clock-gap probe is not part of it. */
    Conditions conditions() {
        Measurement notProbed = Measurement.absent("absent.not-probed");
        return new Conditions(
                Math.max(0, nanos()),
                after.cpu().map(CpuTimes::onlineCpus).orElse(0),
                notProbed,
                notProbed,
                percentOfOneCpu(grown(Snapshot::ownMillis), "/proc/self/stat"),
                percentOfOneCpu(foreignMillis(), "/proc/stat"),
                percentOfOneCpu(grown(snapshot -> snapshot.cpu().map(CpuTimes::stolenMillis)), "/proc/stat"),
                after.quotaCpus().map(Measurement::of).orElse(Measurement.absent(NO_QUOTA)),
                throttledPercent(),
                throttles(),
                told(grown(Snapshot::swappedPages).map(Long::doubleValue), "/proc/vmstat"),
                told(after.swapUsedBytes().map(Long::doubleValue), "/proc/meminfo"),
                told(
                        grown(Snapshot::pressureMicros)
                                .filter(micros -> nanos() > 0)
                                .map(micros -> 1e5 * micros / nanos()),
                        "/proc/pressure/memory"));
    }

    private long nanos() {
        return after.nanos() - before.nanos();
    }

    /** Both readings are rounded, and a reading of the machine is a little older than those of processes. */
    private Optional<Long> foreignMillis() {
        return grown(snapshot -> snapshot.cpu().map(CpuTimes::workMillis))
                .flatMap(all -> grown(Snapshot::ownMillis).map(own -> Math.max(0, all - own)));
    }

    private Measurement percentOfOneCpu(Optional<Long> millis, String file) {
        return told(millis.filter(some -> nanos() > 0).map(some -> 1e8 * some / nanos()), file);
    }

    private Measurement throttledPercent() {
        Optional<Double> most = Optional.empty();
        for (Map.Entry<String, QuotaPeriods> group : after.quotaPeriods().entrySet()) {
            QuotaPeriods first = before.quotaPeriods().get(group.getKey());
            if (first == null) {
                continue;
            }
            long periods = group.getValue().periods() - first.periods();
            if (periods > 0) {
                double percent = 100.0 * (group.getValue().throttled() - first.throttled()) / periods;
                most = Optional.of(Math.max(percent, most.orElse(0.0)));
            }
        }
        return most.map(Measurement::of).orElse(Measurement.absent(NO_QUOTA));
    }

    private Measurement throttles() {
        return told(
                after.throttles().entrySet().stream()
                        .flatMap(counter ->
                                Optional.ofNullable(before.throttles().get(counter.getKey()))
                                        .map(first -> (double) Math.max(0, counter.getValue() - first))
                                        .stream())
                        .reduce(Math::max),
                "/sys/devices/system/cpu/cpu*/thermal_throttle");
    }

    /** What counts back, as a counter of a process that has ended or of a virtual machine that was moved, has not grown. */
    private Optional<Long> grown(Function<Snapshot, Optional<Long>> counter) {
        return counter.apply(after).flatMap(last -> counter.apply(before).map(first -> Math.max(0, last - first)));
    }

    private static Measurement told(Optional<Double> value, String file) {
        return value.map(Measurement::of).orElseGet(() -> Measurement.absent("absent.not-in-kernel-file", file));
    }
}
