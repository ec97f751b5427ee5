package org.wattladder.chauffeur.config.change;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;

/** {@code --only a,b}: keeps the named worklets with all of their variants, or single variants, in the order of the suite. */
public final class OnlyWorklets {
    private OnlyWorklets() {}

    /** The plan with these worklets alone; notes every name that the plan does not have. */
    public static RunPlan apply(RunPlan plan, List<String> only, Problems problems) {
        Names names = new Names(
                plan.worklets().stream().flatMap(OnlyWorklets::names).distinct().toList());
        only.stream()
                .filter(name -> !names.valid().contains(name))
                .distinct()
                .forEach(name -> problems.add(
                        "--only",
                        "suite " + plan.suite().name() + " has no worklet \"" + name + "\"" + names.hint(name)));
        List<WorkletPlan> kept = plan.worklets().stream()
                .filter(worklet -> names(worklet).anyMatch(only::contains))
                .toList();
        if (only.isEmpty() || kept.size() == plan.worklets().size()) {
            return plan;
        }
        List<String> left = plan.worklets().stream()
                .map(WorkletPlan::name)
                .filter(name ->
                        kept.stream().noneMatch(worklet -> worklet.name().equals(name)))
                .toList();
        return plan.changed(RunMode.RESEARCH, kept, Message.of("change.left-out", left));
    }

    /** The name of a stage; of a variant also that of its worklet. */
    private static Stream<String> names(WorkletPlan stage) {
        String worklet = stage.deployment().worklet().name();
        return stage.name().startsWith(worklet + "-") && stage.beside().isEmpty()
                ? Stream.of(stage.name(), worklet)
                : Stream.of(stage.name());
    }
}
