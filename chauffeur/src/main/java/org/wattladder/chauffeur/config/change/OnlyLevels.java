package org.wattladder.chauffeur.config.change;

import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;

/** {@code --levels 100,50}: replaces the load levels of every schedule that has them. */
public final class OnlyLevels {
    private OnlyLevels() {}

    /** The plan with these levels, each above 0 and at most 100, in this order; an empty list changes nothing. */
    public static RunPlan apply(RunPlan plan, List<Double> levelsPercent) {
        if (levelsPercent.isEmpty()) {
            return plan;
        }
        List<WorkletPlan> worklets = plan.worklets().stream()
                .map(each -> each.with(each.schedule().atLevels(levelsPercent)))
                .toList();
        if (worklets.equals(plan.worklets())) {
            return plan;
        }
        return plan.changed(
                RunMode.RESEARCH,
                worklets,
                Message.of(
                        "change.levels",
                        levelsPercent.stream().map(Figure::shortest).toList()));
    }
}
