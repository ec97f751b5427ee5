package org.wattladder.reporter.figures;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.reporter.notation.CpuLists;

/** How busy the systems under test were while there was load. */
public final class BusyCpus {
    private static final double HUNDRED = 100;

    private BusyCpus() {}

    /**
     * CPU time of the run, of others and of the hypervisor, in percent of all CPUs that the run may use there; empty when no host
     * told it.
     */
    public static OptionalDouble percent(RunFigures run, IntervalPlan plan, IntervalResult result) {
        Map<String, Integer> cpus = run.result().hosts().stream()
                .collect(Collectors.toMap(
                        HostResult::name,
                        host -> CpuLists.size(host.facts().processors().allowedCpus())
                                .orElse(0)));
        double busy = 0;
        double all = 0;
        for (HostConditions host : result.conditions()) {
            OptionalDouble own = host.facts().ownCpuPercent().asOptional();
            if (!host.ofDriver() && own.isPresent()) {
                double others = host.facts().foreignCpuPercent().asOptional().orElse(0)
                        + host.facts().stolenCpuPercent().asOptional().orElse(0);
                busy += (own.getAsDouble() + others) * host.facts().spanNanos() / loadedNanos(plan, host.facts());
                all += cpus.getOrDefault(host.host(), 0);
            }
        }
        return all > 0 ? OptionalDouble.of(Math.min(HUNDRED, busy / all)) : OptionalDouble.empty();
    }

    /** The span also holds the time from the order to the begin of load. */
    private static double loadedNanos(IntervalPlan plan, Conditions conditions) {
        IntervalLengths lengths = plan.lengths();
        return Math.min(
                conditions.spanNanos(), lengths.total().minus(lengths.pause()).toNanos());
    }
}
