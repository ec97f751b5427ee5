package org.wattladder.model.result;

import java.util.Objects;

/**
 * Electrical power of one host in a window: the sum over the meters that measure this host alone.
 *
 * @param host name in the plan
 * @param averageWatts absent, with the reason, when no meter measures it, or only together with others
 */
public record HostPower(String host, Measurement averageWatts) {
    public HostPower {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(averageWatts, "averageWatts");
    }
}
