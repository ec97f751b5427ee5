package org.wattladder.model.result;

import java.util.Objects;
import org.wattladder.model.text.Message;

/**
 * An attempt at an interval that was disturbed and tried again; nothing of it counts.
 *
 * @param reason why, one clause
 * @param interval what was recorded
 */
public record DiscardedInterval(Message reason, IntervalResult interval) {
    public DiscardedInterval {
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(interval, "interval");
    }
}
