package org.wattladder.meter.source.sysfs;

import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * A number in the kernel's tree that tells watts: power as it stands, or energy that is counted.
 *
 * @param file that holds microwatts or microjoules
 * @param counter whether it counts energy
 * @param rangeMicrojoules where a counter wraps to zero; empty when unknown
 */
public record Figure(Path file, boolean counter, OptionalLong rangeMicrojoules) {
    private static final double MICROWATTS_PER_WATT = 1e6;

    /**
     * The number at the moment it was read.
     *
     * @param number microwatts or microjoules
     * @param nanos monotonic
     */
    record Look(long number, long nanos) {}

    /** Empty when a counter stood still or was set back. */
    OptionalDouble watts(Look earlier, Look later) {
        return counter
                ? EnergyDelta.watts(rangeMicrojoules, earlier.number(), later.number(), later.nanos() - earlier.nanos())
                : OptionalDouble.of(later.number() / MICROWATTS_PER_WATT);
    }
}
