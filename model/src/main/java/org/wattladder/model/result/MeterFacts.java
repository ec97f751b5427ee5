package org.wattladder.model.result;

import java.util.Objects;

/**
 * A power analyzer or temperature sensor as it identified itself at the start of a run.
 *
 * @param name as in the plan
 * @param quantity what it measures
 * @param device driver name, first field of its identity
 * @param daemonVersion version text of the daemon
 * @param identity the whole identity line
 * @param tier evidence of its figures
 * @param ranges answer to the range query before any range was set, empty when it has none
 * @param rangesInUse the same after the plan's range policy was applied
 * @param channels as seen in its samples, 1 for a sensor
 * @param statesUncertainty whether its identity says that it estimates the uncertainty of its samples
 * @param clockOffsetMillis the daemon's clock minus the Chauffeur's at the start; absent when it could not be measured
 * @param address host and port of the daemon
 */
public record MeterFacts(
        String name,
        Quantity quantity,
        String device,
        String daemonVersion,
        String identity,
        EvidenceTier tier,
        String ranges,
        String rangesInUse,
        int channels,
        boolean statesUncertainty,
        Measurement clockOffsetMillis,
        String address) {

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
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(ranges, "ranges");
        Objects.requireNonNull(rangesInUse, "rangesInUse");
        Objects.requireNonNull(clockOffsetMillis, "clockOffsetMillis");
    }
}
