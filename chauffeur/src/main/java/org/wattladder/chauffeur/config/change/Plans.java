package org.wattladder.chauffeur.config.change;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Sequence;
import org.wattladder.model.plan.WorkletPlan;

/** Plans with other worklets in them. */
public final class Plans {
    private Plans() {}

    /** Sum of the configured lengths of all worklets. */
    public static Duration length(RunPlan plan) {
        return length(plan.worklets());
    }

    static Duration length(List<WorkletPlan> worklets) {
        return worklets.stream().map(each -> each.sequence().length()).reduce(Duration.ZERO, Duration::plus);
    }

    static RunPlan changed(RunPlan plan, RunMode mode, List<WorkletPlan> worklets, String sentence) {
        List<String> changes = new ArrayList<>(plan.changes());
        changes.add(sentence);
        return new RunPlan(
                plan.suite(),
                plan.title(),
                mode,
                changes,
                plan.seed(),
                worklets,
                plan.hosts(),
                plan.meters(),
                plan.sensors(),
                plan.score(),
                plan.hostLoss(),
                plan.retry());
    }

    static WorkletPlan with(WorkletPlan worklet, Sequence sequence) {
        return new WorkletPlan(
                worklet.name(),
                worklet.workload(),
                worklet.metric(),
                worklet.parameters(),
                worklet.clients(),
                worklet.jvmOptions(),
                worklet.servers(),
                sequence);
    }
}
