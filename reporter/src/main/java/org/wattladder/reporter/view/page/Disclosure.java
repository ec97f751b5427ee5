package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;

/**
 * What is disclosed of the run or of one host, as texts that say where each comes from.
 *
 * @param title the run or the host
 * @param facts each with its origin
 */
public record Disclosure(Message title, List<Fact> facts) {

    /** The run first, then its hosts; none when nothing was disclosed. */
    static List<Disclosure> all(RunResult result) {
        Environment environment = result.environment();
        if (!environment.asked()) {
            return List.of();
        }
        List<Disclosure> all = new ArrayList<>();
        all.add(new Disclosure(Message.of("heading.run"), facts(environment.facts())));
        List<String> drivers =
                result.plan().drivers().stream().map(HostPlan::name).toList();
        for (HostEnvironment host : environment.hosts()) {
            String heading = drivers.contains(host.host()) ? "heading.driver" : "heading.host";
            all.add(new Disclosure(Message.of(heading, host.host()), facts(host.facts())));
        }
        return List.copyOf(all);
    }

    private static List<Fact> facts(List<EnvironmentFact> facts) {
        return facts.stream()
                .map(fact -> new Fact(new Name(fact.group() + "." + fact.name()), text(fact)))
                .toList();
    }

    private static Message text(EnvironmentFact fact) {
        if (fact.value() instanceof EnvironmentValue.Absent absent) {
            return Message.of("fact.absent", absent.reason());
        }
        boolean declared = fact.value() instanceof EnvironmentValue.Declared;
        String value = fact.value().asOptional().orElse("");
        return fact.contradicted()
                ? Message.of(
                        declared ? "fact.declared-otherwise" : "fact.discovered-otherwise",
                        value,
                        fact.found().asOptional().orElse(""))
                : Message.of(declared ? "fact.declared" : "fact.discovered", value);
    }
}
