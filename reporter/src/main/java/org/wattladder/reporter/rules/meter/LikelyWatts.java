package org.wattladder.reporter.rules.meter;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plausible.ElectricLimits;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Threshold;

/**
 * A reading and what the machines that the meter measures can draw, in watts.
 *
 * @param reading of one window
 * @param least they draw when idle
 * @param most they draw under load
 */
record LikelyWatts(MeterReading reading, double least, double most) {
    private static final double LEAST = ElectricLimits.LEAST_WATTS;
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
                .map(place -> new Threshold.Place<>(place.name(), ofOneMeter(run, place.readings())))
                .toList();
    }

    private static List<LikelyWatts> ofOneMeter(RunFigures run, List<MeterReading> readings) {
        RunPlan plan = run.result().plan();
        Set<String> measured = hosts(plan, readings.get(0).window().meter());
        int cpus = run.result().hosts().stream()
                .filter(host -> measured.contains(host.name()))
                .mapToInt(host -> host.facts().processors().logicalCpus())
                .sum();
        boolean alone = plan.meters().stream()
                        .filter(meter -> meter.role() == MeterRole.COUNTS)
                        .filter(meter -> !Collections.disjoint(hosts(plan, meter.name()), measured))
                        .count()
                <= 1;
        double leastOfAll = Math.max(LEAST, LEAST_OF_A_CPU * cpus);
        return readings.stream()
                .map(reading -> new LikelyWatts(
                        reading,
                        alone && reading.window().tier().compareTo(EvidenceTier.IN_BAND) < 0 ? leastOfAll : LEAST,
                        MOST + MOST_OF_A_CPU * cpus))
                .toList();
    }

    /** Systems under test that this meter measures; all, unless the plan names some. */
    private static Set<String> hosts(RunPlan plan, String meter) {
        return Set.copyOf(plan.meters().stream()
                .filter(each -> each.name().equals(meter))
                .map(MeterPlan::hosts)
                .filter(named -> !named.isEmpty())
                .findFirst()
                .orElse(plan.systems().stream().map(HostPlan::name).toList()));
    }

    double watts() {
        return reading.window().figures().average().asOptional().orElse(least);
    }

    /** By which factor it is too small or too large; 1 or less when it is neither. 0 W is found by a rule of its own. */
    double excess() {
        return watts() <= 0 ? 0 : Math.max(least / watts(), watts() / most);
    }
}
