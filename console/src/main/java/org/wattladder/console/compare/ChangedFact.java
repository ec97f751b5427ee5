package org.wattladder.console.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.console.page.FactName;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.HostEnvironment;

/**
 * A fact of the environment that is not the same in all runs.
 *
 * @param name of it
 * @param values one for each run; empty where it is not known
 */
public record ChangedFact(FactName name, List<Optional<String>> values) {
    public ChangedFact {
        values = List.copyOf(values);
    }

    /** All that differ between these environments, in the order of the first that has them; hosts are compared by their place. */
    public static List<ChangedFact> between(List<Environment> environments) {
        Map<FactName, List<Optional<String>>> all = new LinkedHashMap<>();
        for (int run = 0; run < environments.size(); run++) {
            for (Map.Entry<FactName, Optional<String>> fact :
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

    private static Map<FactName, Optional<String>> named(Environment environment) {
        Map<FactName, Optional<String>> named = new LinkedHashMap<>();
        environment.facts().forEach(fact -> put(named, 0, fact));
        List<HostEnvironment> hosts = environment.hosts();
        for (int place = 0; place < hosts.size(); place++) {
            int host = hosts.size() == 1 ? 0 : place + 1;
            hosts.get(place).facts().forEach(fact -> put(named, host, fact));
        }
        return named;
    }

    private static void put(Map<FactName, Optional<String>> named, int host, EnvironmentFact fact) {
        named.put(new FactName(fact.group(), fact.name(), host), fact.value().asOptional());
    }
}
