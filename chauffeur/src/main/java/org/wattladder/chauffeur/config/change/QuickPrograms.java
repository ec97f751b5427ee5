package org.wattladder.chauffeur.config.change;

import java.util.List;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.text.Message;

/** {@code --quick}: programs that do a fixed piece of work make one pass, over less work where their files say how. */
public final class QuickPrograms {
    private QuickPrograms() {}

    /** The plan with shorter programs; one without such programs stays equal. */
    public static RunPlan apply(RunPlan plan) {
        List<WorkletPlan> worklets =
                plan.worklets().stream().map(QuickPrograms::shorter).toList();
        return worklets.equals(plan.worklets())
                ? plan
                : plan.changed(RunMode.REHEARSAL, worklets, Message.of("change.programs-one-pass"));
    }

    private static WorkletPlan shorter(WorkletPlan worklet) {
        return worklet.deployment().worklet() instanceof Program.Measured program
                        && program.runsOnce()
                        && worklet.schedule() instanceof Iterations iterations
                ? worklet.with(worklet.deployment().with(program.rehearsed())).with(iterations.once())
                : worklet;
    }
}
