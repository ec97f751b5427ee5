package org.wattladder.chauffeur.config.change;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;

/** Plans with other worklets in them. */
public final class Plans {
    private Plans() {}

    /** Sum of the configured lengths of all worklets, at most. */
    public static Duration length(RunPlan plan) {
        return length(plan.worklets());
    }

    static Duration length(List<WorkletPlan> worklets) {
        return worklets.stream().map(each -> each.schedule().atMost()).reduce(Duration.ZERO, Duration::plus);
    }
}
