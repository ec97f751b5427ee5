package org.wattladder.chauffeur.config.meter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.settings.Endpoint;
import org.wattladder.settings.problem.Problems;

/** Turns {@code --host} into plans. */
public final class HostOptions {
    private static final int MOST_HOSTS = 64;
    private static final String OPTION = "--host";

    private HostOptions() {}

    /** The hosts named, or this machine under the name given when none is; notes every problem. */
    public static List<HostPlan> read(List<String> hosts, String localName, Problems problems) {
        if (hosts.isEmpty()) {
            return List.of(new HostPlan(localName, LocalMeters.LOOPBACK, 0, true));
        }
        if (hosts.size() > MOST_HOSTS) {
            problems.add(OPTION, "a run has at most " + MOST_HOSTS + " hosts, not " + hosts.size());
        }
        List<Endpoint> endpoints = new ArrayList<>();
        for (String host : hosts) {
            Optional<Endpoint> endpoint = Endpoint.parse(host);
            if (endpoint.isEmpty()) {
                problems.add(OPTION, "\"" + host + "\" must be " + Endpoint.RANGE);
            } else if (endpoints.contains(endpoint.get())) {
                problems.add(OPTION, host + " is named twice");
            }
            endpoint.ifPresent(endpoints::add);
        }
        return endpoints.stream().map(each -> plan(each, endpoints)).toList();
    }

    private static HostPlan plan(Endpoint endpoint, List<Endpoint> all) {
        boolean alone = all.stream()
                        .filter(other -> other.host().equals(endpoint.host()))
                        .count()
                == 1;
        return new HostPlan(alone ? endpoint.host() : endpoint.toString(), endpoint.host(), endpoint.port(), false);
    }
}
