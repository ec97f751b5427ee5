package org.wattladder.chauffeur.config.change;

import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;

/** {@code --only a,b}: keeps the named worklets, in the order of the suite. */
public final class OnlyWorklets {
    private OnlyWorklets() {}

    /** The plan with these worklets alone; notes every name that the plan does not have. */
    public static RunPlan apply(RunPlan plan, List<String> only, Problems problems) {
        Names names = new Names(plan.worklets().stream().map(WorkletPlan::name).toList());
        only.stream()
                .filter(name -> !names.valid().contains(name))
                .distinct()
                .forEach(name -> problems.add(
                        "--only",
                        "suite " + plan.suite().name() + " has no worklet \"" + name + "\"" + names.hint(name)));
        List<WorkletPlan> kept = plan.worklets().stream()
                .filter(worklet -> only.contains(worklet.name()))
                .toList();
        if (only.isEmpty() || kept.size() == plan.worklets().size()) {
            return plan;
        }
        List<String> left = plan.worklets().stream()
                .map(WorkletPlan::name)
                .filter(name -> !only.contains(name))
                .toList();
        return plan.changed(RunMode.RESEARCH, kept, Message.of("change.left-out", left));
    }
}
