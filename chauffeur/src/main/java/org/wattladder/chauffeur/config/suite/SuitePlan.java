package org.wattladder.chauffeur.config.suite;

import java.util.List;
import org.wattladder.model.plan.HostLoss;
import org.wattladder.model.plan.RetryPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkletPlan;

/**
 * A suite file, resolved.
 *
 * @param name of the file, without directory and ending
 * @param title one line for reports
 * @param seed of the file, or the standard one
 * @param storage folders of storage worklets on every host; empty lets each Director choose
 * @param worklets in the order of execution
 * @param score how scores are made
 * @param hostLoss what becomes of the run when a host is lost
 * @param retry when an interval is tried again
 * @param system id of the suite system that judges the run and sums it up
 */
public record SuitePlan(
        String name,
        String title,
        long seed,
        List<String> storage,
        List<WorkletPlan> worklets,
        ScorePlan score,
        HostLoss hostLoss,
        RetryPlan retry,
        String system) {
    public SuitePlan {
        storage = List.copyOf(storage);
        worklets = List.copyOf(worklets);
    }
}
