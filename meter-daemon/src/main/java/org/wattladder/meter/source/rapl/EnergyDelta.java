package org.wattladder.meter.source.rapl;

import java.util.OptionalDouble;

/** Turns two counter values into power. */
final class EnergyDelta {
    /** No package draws this; a counter that was set back looks like it. */
    private static final double HIGHEST_PLAUSIBLE_WATTS = 10_000;

    private EnergyDelta() {}

    /**
     * Average watts between two values.
     *
     * @return empty when there is no such power: the counter stood still or was set back, no time passed, or it wrapped
     *     at an unknown range
     */
    static OptionalDouble watts(Zone zone, long earlierMicrojoules, long laterMicrojoules, long nanos) {
        long delta = laterMicrojoules - earlierMicrojoules;
        if (delta < 0) {
            if (zone.rangeMicrojoules().isEmpty()) {
                return OptionalDouble.empty();
            }
            delta += zone.rangeMicrojoules().getAsLong();
        }
        if (delta <= 0 || nanos <= 0) {
            return OptionalDouble.empty();
        }
        double watts = delta * 1e3 / nanos;
        return watts > HIGHEST_PLAUSIBLE_WATTS ? OptionalDouble.empty() : OptionalDouble.of(watts);
    }
}
