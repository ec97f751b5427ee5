package org.wattladder.reporter.system.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.Curve;
import org.wattladder.model.schedule.CurveStep;
import org.wattladder.model.schedule.RateCurve;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * The curve of one worklet.
 *
 * @param worklet that was measured
 * @param curve its schedule
 * @param rates what the schedule found
 * @param points every step, from the lowest rate to the highest
 */
record RunCurve(WorkletFigures worklet, Curve curve, RateCurve rates, List<CurvePoint> points) {
    private static final double HUNDRED = 100;

    /** Every curve of a run that has a step. */
    static List<RunCurve> all(RunFigures run) {
        List<RunCurve> all = new ArrayList<>();
        for (WorkletFigures worklet : run.worklets()) {
            if (worklet.plan().schedule() instanceof Curve curve
                    && worklet.result().isPresent()) {
                WorkletResult result = worklet.result().orElseThrow();
                RateCurve rates = RateCurve.of(curve, result.history());
                all.add(new RunCurve(
                        worklet,
                        curve,
                        rates,
                        rates.steps().stream()
                                .flatMap(step -> point(worklet, step).stream())
                                .toList()));
            }
        }
        return all.stream().filter(each -> !each.points.isEmpty()).toList();
    }

    private static Optional<CurvePoint> point(WorkletFigures worklet, CurveStep step) {
        return worklet.intervals().stream()
                .filter(interval -> interval.plan().number() == step.interval())
                .flatMap(interval -> interval.result().stream().map(result -> CurvePoint.of(step, interval, result)))
                .findFirst();
    }

    /** The step at this rate; empty when there is no such rate. */
    Optional<CurvePoint> at(OptionalDouble rate) {
        return rate.isEmpty()
                ? Optional.empty()
                : points.stream()
                        .filter(point -> point.step().rate() == rate.getAsDouble())
                        .findFirst();
    }

    /** The step at the lowest rate above the max rate; empty when the curve did not get there. */
    Optional<CurvePoint> beyond() {
        double max = rates.maxRate().orElse(0);
        return points.stream().filter(point -> point.step().rate() > max).findFirst();
    }

    /** Critical rate in percent of the max rate; empty when one is missing. */
    OptionalDouble criticalPercent() {
        OptionalDouble critical = rates.criticalRate();
        return critical.isPresent()
                ? OptionalDouble.of(
                        percent(critical.getAsDouble(), rates.maxRate().orElseThrow()))
                : critical;
    }

    static double percent(double criticalRate, double maxRate) {
        return HUNDRED * criticalRate / maxRate;
    }
}
