package org.wattladder.reporter.system.curve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.HdrHistogram.Histogram;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.schedule.CurveStep;
import org.wattladder.reporter.figures.IntervalFigures;

/**
 * One step of a curve with what came of it.
 *
 * @param step as the schedule judged it
 * @param figures of its interval
 * @param result of its interval
 * @param responses nanoseconds from scheduled start to completion; empty when nothing was completed
 */
record CurvePoint(CurveStep step, IntervalFigures figures, IntervalResult result, Optional<Histogram> responses) {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double HUNDRED = 100;

    static CurvePoint of(CurveStep step, IntervalFigures figures, IntervalResult result) {
        return new CurvePoint(step, figures, result, responses(result));
    }

    private static Optional<Histogram> responses(IntervalResult result) {
        List<String> encoded =
                result.types().stream().map(TypeResult::responseHistogram).toList();
        try {
            return Histograms.sum(encoded).filter(sum -> sum.getTotalCount() > 0);
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /** A latency in milliseconds; empty when nothing was completed. */
    OptionalDouble millis(ToDoubleFunction<Histogram> nanos) {
        return responses
                .map(all -> OptionalDouble.of(nanos.applyAsDouble(all) / NANOS_PER_MILLI))
                .orElse(OptionalDouble.empty());
    }

    /** How long transactions waited for their user after their scheduled start, mean in milliseconds; absent likewise. */
    OptionalDouble lateMillis() {
        OptionalDouble service = figures.all().service().mean().asOptional();
        OptionalDouble response = figures.all().response().mean().asOptional();
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
