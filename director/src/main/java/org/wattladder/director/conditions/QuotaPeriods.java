package org.wattladder.director.conditions;

import java.util.Optional;
import org.wattladder.director.host.Counters;

/**
 * How often a cgroup's CPU quota was used up.
 *
 * @param periods that have passed
 * @param throttled those of them in which the group had to wait
 */
record QuotaPeriods(long periods, long throttled) {
    /** Reads {@code cpu.stat} of either version; empty where the group has no quota to count. */
    static Optional<QuotaPeriods> parse(String text) {
        return Counters.find(text, "nr_periods")
                .flatMap(periods ->
                        Counters.find(text, "nr_throttled").map(throttled -> new QuotaPeriods(periods, throttled)));
    }
}
