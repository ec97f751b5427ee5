package org.wattladder.reporter.score;

import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/** Uncertainty of what one interval measured, see docs/scoring.md. */
final class LevelUncertainty {
    private LevelUncertainty() {}

    static Uncertainty of(WorkletFigures worklet, IntervalFigures interval) {
        if (interval.result().isEmpty()) {
            return Uncertainty.unknown(Message.of("absent.interval-not-measured"));
        }
        IntervalResult result = interval.result().get();
        Measurement watts = result.power().averageWatts();
        if (result.power().meters().isEmpty() || watts.asOptional().isEmpty()) {
            Message reason = Absence.reason(watts).orElse(Message.of("absent.no-counting-meter"));
            return new Uncertainty(
                    Measurement.absent(reason), Measurement.absent(reason), counting(worklet, interval, result));
        }
        return new Uncertainty(
                interval.meterPercent(), interval.samplingPercent(), counting(worklet, interval, result));
    }

    private static Measurement counting(WorkletFigures worklet, IntervalFigures interval, IntervalResult result) {
        if (!interval.works()) {
            return Measurement.absent("absent.idle-not-counted");
        }
        if (interval.plan().untimed()) {
            return Measurement.of(0); // the window of iterations ends with the last of them, so that none is cut
        }
        return worklet.countingPercent(result);
    }
}
