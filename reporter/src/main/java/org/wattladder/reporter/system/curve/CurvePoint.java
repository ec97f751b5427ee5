package org.wattladder.reporter.system.curve;

import java.util.OptionalDouble;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.CurveStep;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;

/**
 * One step of a curve with what came of it.
 *
 * @param step as the schedule judged it
 * @param figures of its interval
 * @param result of its interval
 */
public record CurvePoint(CurveStep step, IntervalFigures figures, IntervalResult result) {
    private static final double HUNDRED = 100;

    /** Time from scheduled start to completion. */
    Latency response() {
        return figures.all().response();
    }

    /** How long transactions waited for their user after their scheduled start, mean in milliseconds; empty when nothing was completed. */
    OptionalDouble lateMillis() {
        OptionalDouble service = figures.all().service().mean().asOptional();
        OptionalDouble response = response().mean().asOptional();
        return service.isPresent() && response.isPresent()
                ? OptionalDouble.of(Math.max(0, response.getAsDouble() - service.getAsDouble()))
                : OptionalDouble.empty();
    }

    /** CPU time of the clients in CPUs, empty when one does not tell. */
    OptionalDouble injectorCpus() {
        double percent = 0;
        for (var client : result.clients()) {
            if (client.processorPercent() instanceof Measurement.Measured measured) {
                percent += measured.value();
            } else {
                return OptionalDouble.empty();
            }
        }
        return OptionalDouble.of(percent / HUNDRED);
    }
}
