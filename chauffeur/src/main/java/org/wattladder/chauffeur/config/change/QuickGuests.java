package org.wattladder.chauffeur.config.change;

import java.util.List;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;

/** {@code --quick}: guests get a part of their CPUs, so that several tiles fit a small machine. */
public final class QuickGuests {
    private static final int PART = 4;

    private QuickGuests() {}

    /** The plan with smaller guests; one without guests stays equal. */
    public static RunPlan apply(RunPlan plan) {
        List<WorkletPlan> worklets =
                plan.worklets().stream().map(QuickGuests::smaller).toList();
        return worklets.equals(plan.worklets())
                ? plan
                : plan.changed(RunMode.REHEARSAL, worklets, Message.of("change.guests-shrunk", PART));
    }

    private static WorkletPlan smaller(WorkletPlan worklet) {
        return new WorkletPlan(
                worklet.name(),
                worklet.workload(),
                worklet.metric(),
                smaller(worklet.deployment()),
                worklet.beside().stream().map(QuickGuests::smaller).toList(),
                worklet.schedule());
    }

    private static DeploymentPlan smaller(DeploymentPlan deployment) {
        return deployment
                .guest()
                .map(limits -> deployment.as(limits.withCpus(limits.cpus() / PART), deployment.copies()))
                .orElse(deployment);
    }
}
