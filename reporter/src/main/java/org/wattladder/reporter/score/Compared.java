package org.wattladder.reporter.score;

import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.IntervalFigures;

/** The figure of a level that is divided by that of the reference. */
enum Compared {
    /** Performance for each watt; of nearly all suites. */
    PER_WATT {
        @Override
        Measurement figure(IntervalFigures interval) {
            return interval.perWatt();
        }
    },
    /** Performance alone; of suites about the time that a task takes. */
    PERFORMANCE {
        @Override
        Measurement figure(IntervalFigures interval) {
            return interval.performance();
        }
    };

    private static final String TIME_SYSTEM = "cpu-ratios";

    /** What a suite compares. */
    static Compared by(PlannedSuite suite) {
        return suite.system().equals(TIME_SYSTEM) ? PERFORMANCE : PER_WATT;
    }

    /** The figure of an interval. */
    abstract Measurement figure(IntervalFigures interval);

    /** The same, absent when nothing was done. */
    final Measurement positive(IntervalFigures interval) {
        Measurement figure = figure(interval);
        return figure.asOptional().orElse(1) <= 0 ? Measurement.absent(Message.of("absent.no-work")) : figure;
    }

    /** How uncertain it is. */
    final Uncertainty uncertainty(Uncertainty perWatt) {
        return this == PER_WATT
                ? perWatt
                : new Uncertainty(Measurement.of(0), Measurement.of(0), perWatt.countingPercent());
    }
}
