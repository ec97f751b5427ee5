package org.wattladder.reporter.figures;

import java.util.List;
import org.wattladder.model.plan.CalibrationUse;
import org.wattladder.model.plan.GraduatedSequence;
import org.wattladder.model.plan.IntervalKind;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;

/**
 * What a level asks of each host: the level's share of the rate that the host's own calibration intervals gave (ICPE 2012
 * paper, section 5.1).
 */
record HostTargets(CalibrationUse use, List<IntervalResult> calibrations) {

    static HostTargets of(WorkletFigures worklet) {
        return new HostTargets(
                worklet.plan().sequence() instanceof GraduatedSequence graduated
                        ? graduated.calibrationUse()
                        : CalibrationUse.MEAN,
                worklet.intervals().stream()
                        .filter(interval -> interval.plan().kind() == IntervalKind.CALIBRATION)
                        .flatMap(interval -> interval.result().stream())
                        .toList());
    }

    /** Transactions per second; absent unless the interval is paced. */
    Measurement of(String host, IntervalFigures interval) {
        if (!interval.paced()) {
            return interval.targetRate();
        }
        List<Double> rates = calibrations.stream()
                .flatMap(result ->
                        HostFigures.rate(host, result).asOptional().stream().boxed())
                .toList();
        return rates.isEmpty()
                ? Measurement.absent("absent.not-calibrated")
                : Measurement.of(use.of(rates) * interval.plan().loadPercent() / 100);
    }
}
