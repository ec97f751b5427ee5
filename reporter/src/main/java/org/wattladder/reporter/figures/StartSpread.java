package org.wattladder.reporter.figures;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;

/**
 * How far apart hosts began to record.
 *
 * @param first host that may have been the earliest
 * @param last host that may have been the latest
 */
public record StartSpread(HostStart first, HostStart last) {

    /** Of one interval; empty where fewer than two hosts have a common start. */
    public static Optional<StartSpread> of(IntervalResult interval) {
        List<HostStart> starts = interval.window().starts();
        if (starts.size() < 2) {
            return Optional.empty();
        }
        return Optional.of(new StartSpread(
                starts.stream()
                        .min(Comparator.comparingLong(start -> start.lateNanos() - start.uncertaintyNanos()))
                        .orElseThrow(),
                starts.stream()
                        .max(Comparator.comparingLong(start -> start.lateNanos() + start.uncertaintyNanos()))
                        .orElseThrow()));
    }

    /** Time between both. */
    public long apartNanos() {
        return last.lateNanos() - first.lateNanos();
    }

    /** How far off that may be. */
    public long uncertaintyNanos() {
        return last.uncertaintyNanos() + first.uncertaintyNanos();
    }

    /** Time between both at worst. */
    public long mostNanos() {
        return apartNanos() + uncertaintyNanos();
    }
}
