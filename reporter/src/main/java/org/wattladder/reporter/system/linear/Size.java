package org.wattladder.reporter.system.linear;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.FloatingPoint;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.worklets.api.Metric;

/**
 * Systems of one size, solved by one backend.
 *
 * @param worklet whose backend solved them
 * @param order number of equations
 * @param rmaxGigaflops operations of all clients together in the mean time of a solution, in 10^9 per second
 * @param residual the worst scaled residual
 * @param figures of the interval, whose performance is the mean over the window
 */
record Size(String worklet, long order, Measurement rmaxGigaflops, double residual, IntervalFigures figures) {
    private static final double MILLIS_PER_SECOND = 1000;

    /** Every size that was measured, in the order of the plan. */
    static List<Size> of(RunFigures run) {
        return run.worklets().stream()
                .filter(worklet -> worklet.plan().metric() == Metric.FLOATING_POINT)
                .flatMap(worklet -> worklet.levels().stream()
                        .flatMap(level -> level.result().stream()
                                .map(result -> of(worklet.plan().name(), level, result))))
                .toList();
    }

    private static Size of(String worklet, IntervalFigures level, IntervalResult result) {
        Measurement seconds =
                Absence.divide(level.all().service().mean(), Measurement.of(MILLIS_PER_SECOND), "absent.figure-zero");
        OptionalDouble each = FloatingPoint.gigaflopEach(result);
        return new Size(
                worklet,
                Math.round(FloatingPoint.largest(result, "order").orElse(0)),
                each.isEmpty()
                        ? Measurement.absent("absent.operations-undeclared")
                        : Absence.divide(
                                Measurement.of(
                                        each.getAsDouble() * result.clients().size()),
                                seconds,
                                "absent.figure-zero"),
                FloatingPoint.largest(result, "scaled-residual").orElse(0),
                level);
    }

    /** Share of Rpeak in percent. */
    Measurement efficiencyPercent(Measurement rpeak) {
        return Absence.divide(
                Absence.combine(rmaxGigaflops, Measurement.of(100), (rmax, percent) -> rmax * percent),
                rpeak,
                "absent.figure-zero");
    }
}
