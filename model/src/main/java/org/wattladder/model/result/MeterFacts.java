package org.wattladder.model.result;

import java.util.Objects;

/**
 * A power analyzer or temperature sensor as it identified itself at the start of a run.
 *
 * @param name as in the plan
 * @param quantity what it measures
 * @param address host and port of the daemon
 * @param identity how the daemon identifies itself
 * @param tier evidence of its figures
 * @param ranges of an analyzer
 * @param channels as seen in its samples, 1 for a sensor
 * @param clockOffsetMillis the daemon's clock minus the Chauffeur's at the start; absent when it could not be measured
 */
public record MeterFacts(
        String name,
        Quantity quantity,
        String address,
        MeterIdentity identity,
        EvidenceTier tier,
        MeterRanges ranges,
        int channels,
        Measurement clockOffsetMillis) {

    /** What a meter measures. */
    public enum Quantity {
        /** Electrical power in watts. */
        POWER,
        /** Temperature in degrees Celsius. */
        TEMPERATURE
    }

    public MeterFacts {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(quantity, "quantity");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(identity, "identity");
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(ranges, "ranges");
        Objects.requireNonNull(clockOffsetMillis, "clockOffsetMillis");
    }
}
