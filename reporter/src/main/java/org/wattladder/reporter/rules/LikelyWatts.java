package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.notation.Decimals;

/**
 * A reading and what the machines that the meter measures can draw, in watts.
 *
 * @param reading of one window
 * @param least they draw when idle
 * @param most they draw under load
 */
record LikelyWatts(MeterReading reading, double least, double most) {
    private static final double LEAST = 0.5;
    private static final double LEAST_OF_A_CPU = 0.05;
    private static final double MOST = 500;
    private static final double MOST_OF_A_CPU = 100;

    /** These bounds, for people. */
    static final String LIMITS = "invalid below " + Decimals.significant(LEAST, 3) + " W, and above "
            + Decimals.significant(MOST, 3) + " W and " + Decimals.significant(MOST_OF_A_CPU, 3)
            + " W for each logical CPU of the hosts that the meter measures. One analyzer or BMC that measures them alone"
            + " shows at least " + Decimals.significant(LEAST_OF_A_CPU, 3) + " W for each of these CPUs";

    /** All readings of power, by meter. */
    static List<Threshold.Place<LikelyWatts>> all(RunFigures run) {
        return MeterReading.ofPower(run).stream()
                .map(place -> new Threshold.Place<>(
                        place.name(),
                        place.readings().stream()
                                .map(reading -> of(run, reading))
                                .toList()))
                .toList();
    }

    private static LikelyWatts of(RunFigures run, MeterReading reading) {
        RunPlan plan = run.result().plan();
        Set<String> measured = hosts(plan, reading.window().meter());
        int cpus = run.result().hosts().stream()
                .filter(host -> measured.contains(host.name()))
                .mapToInt(host -> host.facts().processors().logicalCpus())
                .sum();
        boolean whole = reading.window().tier().compareTo(EvidenceTier.IN_BAND) < 0
                && plan.meters().stream()
                                .filter(meter -> meter.role() == MeterRole.COUNTS)
                                .filter(meter ->
                                        hosts(plan, meter.name()).stream().anyMatch(measured::contains))
                                .count()
                        <= 1;
        return new LikelyWatts(
                reading, whole ? Math.max(LEAST, LEAST_OF_A_CPU * cpus) : LEAST, MOST + MOST_OF_A_CPU * cpus);
    }

    /** Systems under test that this meter measures; all, unless the plan names some. */
    private static Set<String> hosts(RunPlan plan, String meter) {
        return plan.meters().stream()
                .filter(each -> each.name().equals(meter))
                .map(MeterPlan::hosts)
                .filter(named -> !named.isEmpty())
                .findFirst()
                .orElse(plan.systems().stream().map(HostPlan::name).toList())
                .stream()
                .collect(Collectors.toSet());
    }

    double watts() {
        return reading.window().figures().average().asOptional().orElse(least);
    }

    /** By which factor it is too small or too large; 1 or less when it is neither. 0 W is found by a rule of its own. */
    double excess() {
        return watts() <= 0 ? 0 : Math.max(least / watts(), watts() / most);
    }
}
