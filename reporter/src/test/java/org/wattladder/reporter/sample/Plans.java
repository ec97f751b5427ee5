package org.wattladder.reporter.sample;

import java.util.List;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;

/** Copies of a plan in which one thing is different. */
public final class Plans {
    private Plans() {}

    public static RunPlan mode(RunPlan plan, RunMode mode, List<String> changes) {
        return copy(plan, mode, changes, plan.worklets(), plan.meters(), plan.sensors());
    }

    public static RunPlan worklets(RunPlan plan, List<WorkletPlan> worklets) {
        return copy(plan, plan.mode(), plan.changes(), worklets, plan.meters(), plan.sensors());
    }

    public static RunPlan withoutMeters(RunPlan plan) {
        return copy(plan, plan.mode(), plan.changes(), plan.worklets(), List.of(), List.of());
    }

    private static RunPlan copy(
            RunPlan plan,
            RunMode mode,
            List<String> changes,
            List<WorkletPlan> worklets,
            List<MeterPlan> meters,
            List<MeterPlan> sensors) {
        return new RunPlan(
                plan.suite(), plan.title(), mode, changes, plan.seed(), worklets, plan.hosts(), meters, sensors);
    }
}
