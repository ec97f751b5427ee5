package org.wattladder.chauffeur.config.meter;

import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.settings.problem.Problems;

/** Checks that no watt of a host is counted both by a meter of that host and by one of the whole system under test. */
public final class DoubleCounting {
    private DoubleCounting() {}

    /** Notes a problem when analyzers that count measure the whole and others single hosts; says nothing where roles or hosts are wrong anyway. */
    public static void check(List<MeterPlan> meters, Problems problems) {
        if (!problems.found().isEmpty()) {
            return;
        }
        List<MeterPlan> counting = meters.stream()
                .filter(meter -> meter.role() == MeterRole.COUNTS)
                .toList();
        List<MeterPlan> ofWhole =
                counting.stream().filter(meter -> meter.hosts().isEmpty()).toList();
        List<MeterPlan> ofHosts =
                counting.stream().filter(meter -> !meter.hosts().isEmpty()).toList();
        if (!ofWhole.isEmpty() && !ofHosts.isEmpty()) {
            problems.add(
                    "--meter",
                    "watts would count twice: the whole system under test is measured by " + names(ofWhole)
                            + ", single hosts of it by " + names(ofHosts)
                            + "; set hosts on every primary meter or on none, or make some"
                            + " of them secondary (role: observes)");
        }
    }

    private static String names(List<MeterPlan> meters) {
        return meters.stream().map(MeterPlan::name).collect(Collectors.joining(" and "));
    }
}
