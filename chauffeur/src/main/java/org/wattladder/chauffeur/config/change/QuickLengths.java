package org.wattladder.chauffeur.config.change;

import java.util.List;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;
import org.wattladder.settings.LengthText;

/**
 * {@code --quick}: fixed short lengths, so that a worklet takes about 20 s and the rating less than six minutes; nothing
 * becomes longer than configured.
 */
public final class QuickLengths {
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
                LengthText.spoken(ExpectedDuration.of(
                        plan.changed(RunMode.REHEARSAL, worklets, Message.of("change.programs-one-pass")))));
        return plan.changed(RunMode.REHEARSAL, worklets, change)
                .with(fewerRetries(plan.disturbances()))
                .withMeters(
                        plan.meters(),
                        plan.sensors().stream().map(QuickLengths::faster).toList());
    }

    private static DisturbancePolicy fewerRetries(DisturbancePolicy policy) {
        return new DisturbancePolicy(policy.hostLoss(), policy.retry().withBudgetOfAtMost(RETRY_BUDGET_PERCENT));
    }

    private static MeterPlan faster(MeterPlan sensor) {
        return sensor.withSamplingMillis(Math.min(sensor.samplingMillis(), SAMPLING_MILLIS));
    }
}
