package org.wattladder.meter.source.sysfs;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/** Turns two values of an energy counter into power. */
public final class EnergyDelta {
    /** No single counter counts this; one that was set back looks like it. */
    private static final double HIGHEST_PLAUSIBLE_WATTS = 10_000;

    private EnergyDelta() {}

    /**
     * Average watts between two values.
     *
     * @param rangeMicrojoules where the counter wraps to zero; empty when unknown
     * @return empty when there is no such power: the counter stood still or was set back, no time passed, or it wrapped
     *     at an unknown range
     */
    public static OptionalDouble watts(
            OptionalLong rangeMicrojoules, long earlierMicrojoules, long laterMicrojoules, long nanos) {
        long delta = laterMicrojoules - earlierMicrojoules;
        if (delta < 0) {
            if (rangeMicrojoules.isEmpty()) {
                return OptionalDouble.empty();
            }
            delta += rangeMicrojoules.getAsLong();
        }
        if (delta <= 0 || nanos <= 0) {
            return OptionalDouble.empty();
        }
        double watts = delta * 1e3 / nanos;
        return watts > HIGHEST_PLAUSIBLE_WATTS ? OptionalDouble.empty() : OptionalDouble.of(watts);
    }
}
