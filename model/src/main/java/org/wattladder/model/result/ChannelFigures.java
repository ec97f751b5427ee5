package org.wattladder.model.result;

import java.util.Objects;

/**
 * Means of one channel of an analyzer over the valid samples of a window; absent what it did not state.
 *
 * @param channel from 1; 0 for the sum of all channels, and for the only channel of a one-channel analyzer
 * @param averageWatts active power
 * @param averageVolts voltage
 * @param averageAmps current
 * @param averagePowerFactor from 0 to 1
 */
public record ChannelFigures(
        int channel,
        Measurement averageWatts,
        Measurement averageVolts,
        Measurement averageAmps,
        Measurement averagePowerFactor) {
    public ChannelFigures {
        Objects.requireNonNull(averageWatts, "averageWatts");
        Objects.requireNonNull(averageVolts, "averageVolts");
        Objects.requireNonNull(averageAmps, "averageAmps");
        Objects.requireNonNull(averagePowerFactor, "averagePowerFactor");
    }
}
