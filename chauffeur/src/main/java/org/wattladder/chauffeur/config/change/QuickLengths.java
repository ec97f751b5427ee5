package org.wattladder.chauffeur.config.change;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.schedule.Search;
import org.wattladder.model.text.Message;
import org.wattladder.settings.LengthText;

/**
 * {@code --quick}: fixed short lengths, so that a worklet takes about 15 s and the rating less than five minutes; nothing
 * becomes longer than configured.
 */
public final class QuickLengths {
    /** Bounds on latency that a search of a rehearsal looks for. */
    static final int MOST_GOALS = 2;

    /** A retry or two in the whole rating, as each takes as long as the interval. */
    private static final double RETRY_BUDGET_PERCENT = 3;

    private QuickLengths() {}

    /** The plan with shorter intervals and faster meters. */
    public static RunPlan apply(RunPlan configured) {
        return apply(configured, ExpectedDuration.of(configured));
    }

    /**
     * The same of a plan that was changed before.
     *
     * @param whole how long it took before any change
     */
    public static RunPlan apply(RunPlan configured, Duration whole) {
        RunPlan plan = QuickMeters.apply(configured);
        Duration window = QuickMeters.window(plan);
        List<WorkletPlan> worklets = plan.worklets().stream()
                .map(each -> each.with(each.schedule().shortened(QuickShortening.of(each, window))))
                .toList();
        Message change = Message.of(
                "change.shortened",
                LengthText.spoken(whole),
                LengthText.spoken(ExpectedDuration.of(plan.withWorklets(worklets), true)));
        RunPlan shorter = plan.changed(RunMode.REHEARSAL, worklets, change);
        if (any(plan, each -> each instanceof Iterations iterations && iterations.repeats())) {
            shorter = shorter.changed(RunMode.REHEARSAL, worklets, Message.of("change.repeats-dropped"));
        }
        if (any(plan, each -> each instanceof Search search && search.goals().size() > MOST_GOALS)) {
            shorter = shorter.changed(RunMode.REHEARSAL, worklets, Message.of("change.goals-dropped"));
        }
        return shorter.with(fewerRetries(plan.disturbances()));
    }

    private static boolean any(RunPlan plan, Predicate<Schedule> which) {
        return plan.worklets().stream().map(WorkletPlan::schedule).anyMatch(which);
    }

    private static DisturbancePolicy fewerRetries(DisturbancePolicy policy) {
        return new DisturbancePolicy(policy.hostLoss(), policy.retry().withBudgetOfAtMost(RETRY_BUDGET_PERCENT));
    }
}
