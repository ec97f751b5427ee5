package org.wattladder.model.result;

import java.util.Objects;

/**
 * Measuring ranges of a meter, as its daemon states them; empty when it has none.
 *
 * @param found before any range was set
 * @param inUse after the plan's range policy was applied
 */
public record MeterRanges(String found, String inUse) {
    public MeterRanges {
        Objects.requireNonNull(found, "found");
        Objects.requireNonNull(inUse, "inUse");
    }
}
