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
 * @param hosts names of the hosts it measures; empty when it measures the whole system under test
 * @param role what its figures are used for
 * @param ranges measuring ranges of an analyzer; a sensor has none to set
 */
public record MeterPlan(
        String name,
        String address,
        int port,
        String source,
        List<Setting> options,
        int samplingMillis,
        List<String> hosts,
        MeterRole role,
        RangePolicy ranges) {
    public MeterPlan {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(source, "source");
        options = List.copyOf(options);
        hosts = List.copyOf(hosts);
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(ranges, "ranges");
    }

    /** A meter of the whole system under test whose figures count and whose ranges stay as they are. */
    public static MeterPlan of(
            String name, String address, int port, String source, List<Setting> options, int samplingMillis) {
        return new MeterPlan(
                name,
                address,
                port,
                source,
                options,
                samplingMillis,
                List.of(),
                MeterRole.COUNTS,
                new RangePolicy.Unchanged());
    }

    /** The same meter with samples of another length. */
    public MeterPlan withSamplingMillis(int millis) {
        return new MeterPlan(name, address, port, source, options, millis, hosts, role, ranges);
    }

    /** Whether the Chauffeur starts this daemon itself on its own machine. */
    public boolean startedLocally() {
        return !source.isEmpty();
    }
}
