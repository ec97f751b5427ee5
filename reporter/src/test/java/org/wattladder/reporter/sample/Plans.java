package org.wattladder.reporter.sample;

import java.util.List;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;

/** Copies of a plan in which one thing is different. */
public final class Plans {
    private Plans() {}

    public static RunPlan mode(RunPlan plan, RunMode mode, List<Message> changes) {
        return copy(plan, mode, changes, plan.worklets(), plan.meters(), plan.sensors());
    }

    public static RunPlan worklets(RunPlan plan, List<WorkletPlan> worklets) {
        return copy(plan, plan.suite().mode(), plan.suite().changes(), worklets, plan.meters(), plan.sensors());
    }

    public static RunPlan meters(RunPlan plan, List<MeterPlan> meters) {
        return copy(plan, plan.suite().mode(), plan.suite().changes(), plan.worklets(), meters, plan.sensors());
    }

    /** The same meter, which measures these hosts. */
    public static MeterPlan measuring(MeterPlan meter, List<String> hosts) {
        return new MeterPlan(
                meter.name(),
                meter.address(),
                meter.port(),
                meter.source(),
                meter.options(),
                meter.samplingMillis(),
                hosts,
                meter.role(),
                meter.ranges());
    }

    public static RunPlan withoutMeters(RunPlan plan) {
        return copy(plan, plan.suite().mode(), plan.suite().changes(), plan.worklets(), List.of(), List.of());
    }

    /** Two hosts, of which the meters measure the first alone. */
    public static RunPlan withUnmeasuredHost(RunPlan plan, String host) {
        List<MeterPlan> meters = plan.meters().stream()
                .map(meter -> measuring(meter, List.of(plan.hosts().get(0).name())))
                .toList();
        return new RunPlan(
                plan.suite(),
                plan.seed(),
                plan.worklets(),
                List.of(plan.hosts().get(0), new HostPlan(host, "192.0.2.1", 7420, false)),
                meters,
                plan.sensors(),
                plan.score(),
                DisturbancePolicy.STRICT);
    }

    /** The same plan, judged and summed up by another suite system. */
    public static RunPlan ofSystem(String system, RunPlan plan) {
        PlannedSuite suite = plan.suite();
        return plan.with(new PlannedSuite(suite.name(), suite.title(), suite.mode(), suite.changes(), system));
    }

    private static RunPlan copy(
            RunPlan plan,
            RunMode mode,
            List<Message> changes,
            List<WorkletPlan> worklets,
            List<MeterPlan> meters,
            List<MeterPlan> sensors) {
        return new RunPlan(
                new PlannedSuite(
                        plan.suite().name(),
                        plan.suite().title(),
                        mode,
                        changes,
                        plan.suite().system()),
                plan.seed(),
                worklets,
                plan.hosts(),
                meters,
                sensors,
                plan.score(),
                DisturbancePolicy.STRICT);
    }
}
