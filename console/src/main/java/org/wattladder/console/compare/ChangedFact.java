package org.wattladder.console.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.HostEnvironment;

/**
 * A fact of the environment that is not the same in all runs.
 *
 * @param name group and name, of several hosts with the place of the host
 * @param values one for each run; empty where it is not known
 */
public record ChangedFact(String name, List<Optional<String>> values) {
    public ChangedFact {
        values = List.copyOf(values);
    }

    /** All that differ between these environments, in the order of the first that has them; hosts are compared by their place. */
    public static List<ChangedFact> between(List<Environment> environments) {
        Map<String, List<Optional<String>>> all = new LinkedHashMap<>();
        for (int run = 0; run < environments.size(); run++) {
            for (Map.Entry<String, Optional<String>> fact :
                    named(environments.get(run)).entrySet()) {
                List<Optional<String>> values = all.computeIfAbsent(fact.getKey(), name -> new ArrayList<>());
                while (values.size() < run) {
                    values.add(Optional.empty());
                }
                values.add(fact.getValue());
            }
        }
        List<ChangedFact> changed = new ArrayList<>();
        all.forEach((name, values) -> {
            while (values.size() < environments.size()) {
                values.add(Optional.empty());
            }
            if (values.stream().distinct().count() > 1) {
                changed.add(new ChangedFact(name, values));
            }
        });
        return changed;
    }

    private static Map<String, Optional<String>> named(Environment environment) {
        Map<String, Optional<String>> named = new LinkedHashMap<>();
        environment.facts().forEach(fact -> put(named, "", fact));
        List<HostEnvironment> hosts = environment.hosts();
        for (int place = 0; place < hosts.size(); place++) {
            String suffix = hosts.size() == 1 ? "" : " (" + (place + 1) + ")";
            hosts.get(place).facts().forEach(fact -> put(named, suffix, fact));
        }
        return named;
    }

    private static void put(Map<String, Optional<String>> named, String suffix, EnvironmentFact fact) {
        named.put(fact.group() + "." + fact.name() + suffix, fact.value().asOptional());
    }
}
