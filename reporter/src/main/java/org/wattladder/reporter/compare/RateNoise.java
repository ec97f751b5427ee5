package org.wattladder.reporter.compare;

import java.util.List;
import org.apache.commons.math3.stat.StatUtils;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/** How sure the rates of one run are: spread of its calibrations, and of its clients where nothing is paced. */
final class RateNoise {
    private final double usual;

    /** Looks at all calibrations of a run, as those of one worklet are few. */
    RateNoise(RunFigures run) {
        double squares = 0;
        int degrees = 0;
        for (WorkletFigures worklet : run.worklets()) {
            double[] rates = calibrations(worklet);
            if (rates.length > 1) {
                squares += relativeVariance(rates) * (rates.length - 1);
                degrees += rates.length - 1;
            }
        }
        usual = degrees == 0 ? 0 : squares / degrees;
    }

    /** Variance of the logarithm of the calibrated rate: that of this worklet or that usual in the run, whichever is more. */
    double calibration(WorkletFigures worklet) {
        double[] rates = calibrations(worklet);
        if (rates.length == 0) {
            return 0;
        }
        double variance = rates.length > 1 ? Math.max(usual, relativeVariance(rates)) : usual;
        return variance / worklet.plan().schedule().calibrationUse().averaged(rates.length);
    }

    /** Variance of the logarithm of the sum of the clients' rates in an interval that is not paced. */
    static double clients(IntervalResult interval) {
        double[] rates = interval.clients().stream()
                .filter(client -> client.recordingNanos() > 0)
                .mapToDouble(client -> (double) client.transactions() / client.recordingNanos())
                .toArray();
        return rates.length > 1 ? relativeVariance(rates) / rates.length : 0;
    }

    private static double[] calibrations(WorkletFigures worklet) {
        List<Double> rates = worklet.intervals().stream()
                .filter(interval -> interval.plan().calibrates())
                .flatMap(interval -> interval.actualRate().asOptional().stream().boxed())
                .toList();
        return rates.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static double relativeVariance(double[] rates) {
        double mean = StatUtils.mean(rates);
        return mean > 0 ? StatUtils.variance(rates) / (mean * mean) : 0;
    }
}
