package org.wattladder.meter.source.sysfs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * A number in the kernel's tree that tells watts: power as it stands, or energy that is counted.
 *
 * @param file that holds microwatts or microjoules
 * @param counter whether it counts energy
 * @param rangeMicrojoules where a counter wraps to zero; empty when unknown
 * @param milliamperes file by which the number is multiplied, which is millivolts then; usually empty
 */
public record Figure(Path file, boolean counter, OptionalLong rangeMicrojoules, Optional<Path> milliamperes) {
    private static final double MICROWATTS_PER_WATT = 1e6;

    /** Microwatts or microjoules now; millivolts times milliamperes are microwatts. */
    public long number(SmallFiles files) throws IOException {
        long number = files.number(file);
        if (milliamperes.isEmpty()) {
            return number;
        }
        long other = files.number(milliamperes.get());
        if (Math.multiplyHigh(number, other) != 0 || number * other < 0) {
            throw new IOException(file + " times " + milliamperes.get() + " is no power");
        }
        return number * other;
    }

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
