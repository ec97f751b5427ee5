package org.wattladder.meter.check.daemon;

import java.time.Duration;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * What a check is to do.
 *
 * @param address of the daemon
 * @param samplingMillis the interval to ask for; empty for the default of the device
 * @param samples how many samples the long measurement takes
 * @param touchRanges whether the ranges may be changed and put back
 * @param patience how long an answer may take, two sampling intervals not counted
 */
public record CheckSettings(
        Address address, OptionalInt samplingMillis, int samples, boolean touchRanges, Duration patience) {
    public CheckSettings {
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(samplingMillis, "samplingMillis");
        Objects.requireNonNull(patience, "patience");
    }
}
