package org.wattladder.chauffeur.config.change;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;
import org.wattladder.settings.LengthText;

/**
 * {@code --quick}: scales every length by one share, so that the whole plan takes about five minutes.
 *
 * <p>Floors keep the intervals measurable, so a plan of very many worklets takes longer than that; nothing becomes longer
 * than configured, and no recording longer than 30 s.
 */
public final class QuickLengths {
    private static final Duration AIM = Duration.ofMinutes(5);
    private static final Duration LONGEST = Duration.ofMinutes(6);
    private static final int SAMPLING_MILLIS = 1000;
    private static final int BISECTIONS = 40;

    private QuickLengths() {}

    /** The plan with shorter intervals; one that is short enough already only samples faster. */
    public static RunPlan apply(RunPlan plan) {
        List<WorkletPlan> roomy = fitted(plan.worklets(), QuickFloors.ROOMY);
        boolean tight = Plans.length(roomy).compareTo(LONGEST) > 0;
        List<WorkletPlan> worklets = tight ? fitted(plan.worklets(), QuickFloors.TIGHT) : roomy;
        Message change = Message.of(
                tight ? "change.shortened-much" : "change.shortened",
                LengthText.spoken(Plans.length(plan)),
                LengthText.spoken(Plans.length(worklets)));
        return plan.changed(RunMode.REHEARSAL, worklets, change)
                .withMeters(
                        plan.meters(),
                        plan.sensors().stream().map(QuickLengths::faster).toList());
    }

    /** The largest share whose sum of lengths does not pass the aim, found by halving. */
    private static List<WorkletPlan> fitted(List<WorkletPlan> worklets, QuickFloors floors) {
        double low = 0;
        double high = 1;
        if (fits(scaled(worklets, new QuickScale(high, floors)))) {
            return scaled(worklets, new QuickScale(high, floors));
        }
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (low + high) / 2;
            if (fits(scaled(worklets, new QuickScale(middle, floors)))) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return scaled(worklets, new QuickScale(low, floors));
    }

    private static boolean fits(List<WorkletPlan> worklets) {
        return Plans.length(worklets).compareTo(AIM) <= 0;
    }

    private static List<WorkletPlan> scaled(List<WorkletPlan> worklets, QuickScale scale) {
        return worklets.stream()
                .map(each -> each.with(each.schedule().shortened(scale)))
                .toList();
    }

    private static MeterPlan faster(MeterPlan sensor) {
        return sensor.withSamplingMillis(Math.min(sensor.samplingMillis(), SAMPLING_MILLIS));
    }
}
