package org.wattladder.model.result;

import java.util.Objects;

/**
 * An attempt at an interval that was disturbed and tried again; nothing of it counts.
 *
 * @param reason why, one sentence without its full stop
 * @param interval what was recorded
 */
public record DiscardedInterval(String reason, IntervalResult interval) {
    public DiscardedInterval {
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(interval, "interval");
    }
}
