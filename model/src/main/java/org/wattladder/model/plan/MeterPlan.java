package org.wattladder.model.plan;

import java.util.List;
import java.util.Objects;

/**
 * One power analyzer or temperature sensor, reached through the PTDaemon protocol.
 *
 * @param name as shown in reports, unique in the plan
 * @param address host name or address of the daemon
 * @param port TCP port, 0 for a local daemon that picks a free one
 * @param source what a local daemon measures with, for example {@code rapl}; empty for a daemon that already runs
 * @param options settings of a local daemon's source
 * @param samplingMillis length of one sample; 1000 for power, 5000 for temperature unless the plan says otherwise
 */
public record MeterPlan(
        String name, String address, int port, String source, List<Setting> options, int samplingMillis) {
    public MeterPlan {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(address, "address");
        source = source == null ? "" : source;
        options = Lists.copyOf(options);
    }

    /** Whether the Chauffeur starts this daemon itself on its own machine. */
    public boolean startedLocally() {
        return !source.isEmpty();
    }
}
