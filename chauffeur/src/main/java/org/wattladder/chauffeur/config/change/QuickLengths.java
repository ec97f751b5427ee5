package org.wattladder.chauffeur.config.change;

import java.util.List;
import java.util.function.Predicate;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.schedule.Search;
import org.wattladder.model.text.Message;
import org.wattladder.settings.LengthText;

/**
 * {@code --quick}: fixed short lengths, so that a worklet takes about 20 s and the rating less than six minutes; nothing
 * becomes longer than configured.
 */
public final class QuickLengths {
    /** Bounds on latency that a search of a rehearsal looks for. */
    static final int MOST_GOALS = 2;

    private static final int SAMPLING_MILLIS = 1000;

    /** A retry or two in the whole rating, as each takes as long as the interval. */
    private static final double RETRY_BUDGET_PERCENT = 3;

    private QuickLengths() {}

    /** The plan with shorter intervals. */
    public static RunPlan apply(RunPlan plan) {
        List<WorkletPlan> worklets = plan.worklets().stream()
                .map(each -> each.with(each.schedule().shortened(QuickShortening.of(each))))
                .toList();
        Message change = Message.of(
                "change.shortened",
                LengthText.spoken(ExpectedDuration.of(plan)),
                LengthText.spoken(ExpectedDuration.of(plan.withWorklets(worklets), true)));
        RunPlan shorter = plan.changed(RunMode.REHEARSAL, worklets, change);
        if (any(plan, each -> each instanceof Iterations iterations && iterations.repeats())) {
            shorter = shorter.changed(RunMode.REHEARSAL, worklets, Message.of("change.repeats-dropped"));
        }
        if (any(plan, each -> each instanceof Search search && search.goals().size() > MOST_GOALS)) {
            shorter = shorter.changed(RunMode.REHEARSAL, worklets, Message.of("change.goals-dropped"));
        }
        return shorter.with(fewerRetries(plan.disturbances()))
                .withMeters(
                        plan.meters(),
                        plan.sensors().stream().map(QuickLengths::faster).toList());
    }

    private static boolean any(RunPlan plan, Predicate<Schedule> which) {
        return plan.worklets().stream().map(WorkletPlan::schedule).anyMatch(which);
    }

    private static DisturbancePolicy fewerRetries(DisturbancePolicy policy) {
        return new DisturbancePolicy(policy.hostLoss(), policy.retry().withBudgetOfAtMost(RETRY_BUDGET_PERCENT));
    }

    private static MeterPlan faster(MeterPlan sensor) {
        return sensor.withSamplingMillis(Math.min(sensor.samplingMillis(), SAMPLING_MILLIS));
    }
}
