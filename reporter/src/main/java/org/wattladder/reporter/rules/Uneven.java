package org.wattladder.reporter.rules;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * An interval in which some do more than others.
 *
 * @param interval where
 * @param percent coefficient of variation
 */
record Uneven(MeasuredInterval interval, double percent) {

    /** The interval of a worklet that varies most, where that is above the limit. */
    static Optional<Uneven> worst(
            WorkletFigures worklet, ToDoubleFunction<MeasuredInterval> variationPercent, double limitPercent) {
        return MeasuredInterval.in(worklet).stream()
                .filter(interval -> interval.figures().counts())
                .map(interval -> new Uneven(interval, variationPercent.applyAsDouble(interval)))
                .filter(uneven -> uneven.percent > limitPercent)
                .max(Comparator.comparingDouble(Uneven::percent));
    }

    /** Coefficient of variation; 0 below two values. */
    static double variationPercent(SummaryStatistics values) {
        return values.getN() < 2 ? 0 : 100 * values.getStandardDeviation() / values.getMean();
    }

    /** Name of the interval. */
    Message name() {
        return interval.figures().name();
    }
}
