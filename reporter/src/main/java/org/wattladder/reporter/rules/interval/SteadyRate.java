package org.wattladder.reporter.rules.interval;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;
import org.wattladder.worklets.api.ClientFigure;

/** The calibrated rate is taken where the rate stands. */
final class SteadyRate {
    private static final double LIMIT_PERCENT = 5;
    private static final double DEVIATIONS_OF_CHANCE = 3;
    private static final double HALF = 0.5;
    private static final double HUNDRED = 100;

    static final Rule RULE = new Threshold<>(
            new RuleDescription(
                    "rate-moves",
                    "The rate stands while the calibration intervals that count are recorded.",
                    "warning when the last third of a recording has "
                            + Decimals.percent(LIMIT_PERCENT)
                            + " more or fewer transactions than the first, and more than chance explains (three standard"
                            + " deviations of counts)" + IntervalRules.WIDTH,
                    "ours: a rate that still rises or falls depends on when one looks",
                    "Lengthen warm-up, or let it repeat with `settled-within`. If the rate falls without end, look for data"
                            + " that grows, and for a processor that slows down as it gets warm."),
            run -> run.worklets().stream()
                    .map(worklet ->
                            new Threshold.Place<>(new Name(worklet.plan().name()), calibrations(worklet)))
                    .toList(),
            interval -> Math.abs(movedPercent(interval)),
            SteadyRate::limitPercent,
            worst -> Severity.WARNING,
            excess -> Message.of(
                    "rate-moves.moved",
                    excess.worst().figures().name(),
                    Figure.signed(movedPercent(excess.worst()), 1),
                    IntervalRules.limit(limitPercent(excess.worst()))));

    private SteadyRate() {}

    /** Those that the calibrated rate is taken from, where clients tell what their thirds were. */
    private static List<MeasuredInterval> calibrations(WorkletFigures worklet) {
        List<MeasuredInterval> all = MeasuredInterval.in(worklet).stream()
                .filter(interval -> interval.figures().plan().calibrates())
                .toList();
        return worklet.plan().schedule().calibrationUse().averaged(all).stream()
                .filter(interval -> third(interval, ClientFigure.FIRST_THIRD).isPresent())
                .toList();
    }

    private static double movedPercent(MeasuredInterval interval) {
        double first = third(interval, ClientFigure.FIRST_THIRD).orElse(0);
        double last = third(interval, ClientFigure.LAST_THIRD).orElse(0);
        return first == last ? 0 : HUNDRED * (last - first) / (HALF * (first + last));
    }

    private static double limitPercent(MeasuredInterval interval) {
        double both = third(interval, ClientFigure.FIRST_THIRD).orElse(0)
                + third(interval, ClientFigure.LAST_THIRD).orElse(0);
        double chance = both == 0 ? 0 : HUNDRED * DEVIATIONS_OF_CHANCE * Math.sqrt(both) / (HALF * both);
        return Math.max(chance, IntervalRules.widened(LIMIT_PERCENT, interval.figures()));
    }

    private static OptionalDouble third(MeasuredInterval interval, ClientFigure which) {
        return HostInterval.figure(interval.result().clients(), which).asOptional();
    }
}
