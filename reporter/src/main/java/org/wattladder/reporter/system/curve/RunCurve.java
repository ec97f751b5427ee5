package org.wattladder.reporter.system.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.Curve;
import org.wattladder.model.schedule.CurveStep;
import org.wattladder.model.schedule.RateCurve;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * The curve of one worklet.
 *
 * @param worklet that was measured
 * @param curve its schedule
 * @param rates what the schedule found
 * @param points every step, from the lowest rate to the highest
 * @param limit how the injector limits the curve, so that its rates do not count; empty when it does not, as far as is known
 */
public record RunCurve(
        WorkletFigures worklet, Curve curve, RateCurve rates, List<CurvePoint> points, Optional<Message> limit) {
    private static final double HUNDRED = 100;

    public RunCurve {
        points = List.copyOf(points);
    }

    /** Every curve of a run that has a step. */
    public static List<RunCurve> all(RunFigures run) {
        List<RunCurve> all = new ArrayList<>();
        for (WorkletFigures worklet : run.worklets()) {
            if (worklet.plan().schedule() instanceof Curve curve
                    && worklet.result().isPresent()) {
                WorkletResult result = worklet.result().orElseThrow();
                RateCurve rates = RateCurve.of(curve, result.history());
                List<CurvePoint> points = rates.steps().stream()
                        .flatMap(step -> point(worklet, step).stream())
                        .toList();
                all.add(new RunCurve(worklet, curve, rates, points, InjectorLimited.limit(run, rates, points)));
            }
        }
        return all.stream().filter(each -> !each.points.isEmpty()).toList();
    }

    private static Optional<CurvePoint> point(WorkletFigures worklet, CurveStep step) {
        return worklet.interval(step.interval())
                .flatMap(interval -> interval.result().map(result -> new CurvePoint(step, interval, result)));
    }

    /** The step at this rate; empty when there is no such rate. */
    public Optional<CurvePoint> at(OptionalDouble rate) {
        return rate.isEmpty()
                ? Optional.empty()
                : points.stream()
                        .filter(point -> point.step().rate() == rate.getAsDouble())
                        .findFirst();
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
