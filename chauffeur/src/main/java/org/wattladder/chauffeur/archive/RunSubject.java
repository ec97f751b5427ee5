package org.wattladder.chauffeur.archive;

import java.util.List;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;

/**
 * What a run is of.
 *
 * @param suite name of the suite
 * @param title of the suite, for people
 * @param mode what the run is for
 * @param hosts names of the systems under test
 */
public record RunSubject(String suite, String title, RunMode mode, List<String> hosts) {
    public RunSubject {
        hosts = List.copyOf(hosts);
    }

    static RunSubject of(RunPlan plan) {
        return new RunSubject(
                plan.suite().name(),
                plan.suite().title(),
                plan.suite().mode(),
                plan.systems().stream().map(HostPlan::name).toList());
    }
}
