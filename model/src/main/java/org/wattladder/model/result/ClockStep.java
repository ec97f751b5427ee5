package org.wattladder.model.result;

import java.time.Instant;
import java.util.Objects;
import org.wattladder.model.range.Range;

/**
 * The Chauffeur's wall clock was set, or its machine slept, between the end of one interval and the end of the next.
 *
 * @param at when it was noticed, by the clock as it was set
 * @param worklet whose interval it was noticed in
 * @param interval number of that interval in the worklet's sequence, from 1
 * @param seconds by which the wall clock went farther than the monotonic one; negative when it was set back
 */
public record ClockStep(Instant at, String worklet, int interval, double seconds) {
    public ClockStep {
        Range.moment("at", at);
        Objects.requireNonNull(worklet, "worklet");
    }
}
