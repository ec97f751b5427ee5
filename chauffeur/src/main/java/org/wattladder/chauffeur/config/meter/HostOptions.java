package org.wattladder.chauffeur.config.meter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Loopback;

/** Turns {@code --host} and {@code --driver} into plans. */
public final class HostOptions {
    private static final int MOST_HOSTS = 64;
    private static final int STANDARD_PORT = 7420;

    private HostOptions() {}

    /**
     * The systems under test named, or this machine under the name given when none is, and the drivers named; notes every
     * problem.
     */
    public static List<HostPlan> read(List<String> systems, List<String> drivers, String localName, Problems problems) {
        Map<Endpoint, HostRole> roles = new LinkedHashMap<>();
        add("--host", systems, HostRole.SUT, roles, problems);
        add("--driver", drivers, HostRole.DRIVER, roles, problems);
        List<HostPlan> hosts = new ArrayList<>();
        if (systems.isEmpty()) {
            hosts.add(new HostPlan(localName, Loopback.address(), 0, true));
        }
        roles.forEach((endpoint, role) -> hosts.add(plan(endpoint, role, roles.keySet())));
        return List.copyOf(hosts);
    }

    private static void add(
            String option, List<String> hosts, HostRole role, Map<Endpoint, HostRole> roles, Problems problems) {
        if (hosts.size() > MOST_HOSTS) {
            problems.add(option, "a run has at most " + MOST_HOSTS + " hosts, not " + hosts.size());
        }
        for (String host : hosts) {
            Optional<Endpoint> endpoint = Endpoint.parse(host, STANDARD_PORT);
            if (endpoint.isEmpty()) {
                problems.add(option, "\"" + host + "\" must be HOST or " + Endpoint.RANGE);
            } else if (roles.putIfAbsent(endpoint.get(), role) != null) {
                problems.add(option, host + " is named twice");
            }
        }
    }

    private static HostPlan plan(Endpoint endpoint, HostRole role, Set<Endpoint> all) {
        boolean alone = all.stream()
                        .filter(other -> other.host().equals(endpoint.host()))
                        .count()
                == 1;
        return new HostPlan(
                alone ? endpoint.host() : endpoint.toString(),
                role,
                endpoint.host(),
                endpoint.port(),
                false,
                StoragePlan.DISCOVERED);
    }
}
