package org.wattladder.model.result;

import java.util.Objects;

/**
 * How a meter's daemon identifies itself.
 *
 * @param device driver name, first field of the line
 * @param daemonVersion version text of the daemon
 * @param line the whole identity line
 * @param statesUncertainty whether the line says that it estimates the uncertainty of its samples
 */
public record MeterIdentity(String device, String daemonVersion, String line, boolean statesUncertainty) {
    public MeterIdentity {
        Objects.requireNonNull(device, "device");
        Objects.requireNonNull(daemonVersion, "daemonVersion");
        Objects.requireNonNull(line, "line");
    }
}
