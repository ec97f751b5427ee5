package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.result.RunResult;

/**
 * What is disclosed of the run or of one host, as texts that say where each comes from.
 *
 * @param title the run or the host
 * @param facts each with its origin
 */
public record Disclosure(String title, List<Fact> facts) {

    /** The run first, then its hosts; none when nothing was disclosed. */
    static List<Disclosure> all(RunResult result) {
        Environment environment = result.environment();
        if (!environment.asked()) {
            return List.of();
        }
        List<Disclosure> all = new ArrayList<>();
        all.add(new Disclosure("Run", facts(environment.facts())));
        List<String> drivers =
                result.plan().drivers().stream().map(HostPlan::name).toList();
        environment
                .hosts()
                .forEach(host -> all.add(new Disclosure(
                        (drivers.contains(host.host()) ? "Driver " : "Host ") + host.host(), facts(host.facts()))));
        return List.copyOf(all);
    }

    private static List<Fact> facts(List<EnvironmentFact> facts) {
        return facts.stream()
                .map(fact -> new Fact(fact.group() + "." + fact.name(), text(fact)))
                .toList();
    }

    private static String text(EnvironmentFact fact) {
        if (fact.value() instanceof EnvironmentValue.Absent absent) {
            return "absent: " + absent.reason();
        }
        String origin = fact.value().getClass().getSimpleName().toLowerCase(Locale.ROOT);
        return fact.value().asOptional().orElse("") + " (" + origin
                + (fact.contradicted()
                        ? "; the machine says " + fact.found().asOptional().orElse("")
                        : "")
                + ")";
    }
}
