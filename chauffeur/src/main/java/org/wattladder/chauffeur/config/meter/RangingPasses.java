package org.wattladder.chauffeur.config.meter;

import org.wattladder.model.interval.Purpose;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.History;
import org.wattladder.settings.problem.Problems;

/** Checks that a plan has full load to take ranges from before anything is measured. */
public final class RangingPasses {
    private RangingPasses() {}

    /** Notes a problem for each analyzer whose ranging pass has no warm-up to run in. */
    public static void check(RunPlan plan, Problems problems) {
        if (plan.worklets().isEmpty() || warmsUp(plan.worklets().get(0))) {
            return;
        }
        for (MeterPlan meter : plan.meters()) {
            if (meter.ranges() instanceof RangePolicy.FromRangingPass) {
                problems.add(
                        "--meter",
                        "meter " + meter.name() + " takes its ranges from a pass during the first warm-up, but "
                                + plan.worklets().get(0).name()
                                + ", the first worklet, has none; give it one, put another first, or use the policy"
                                + " fixed");
            }
        }
    }

    private static boolean warmsUp(WorkletPlan worklet) {
        return worklet.schedule()
                .next(History.EMPTY)
                .filter(interval -> interval.purpose() == Purpose.WARM_UP)
                .isPresent();
    }
}
