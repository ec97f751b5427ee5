package org.wattladder.reporter.compare;

import java.util.List;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.reporter.figures.Absence;

/** How sure the average watts of one interval are. */
final class WattNoise {
    /** Half the width of a rectangle over its standard deviation. */
    private static final double RECTANGLE = Math.sqrt(3);

    private WattNoise() {}

    /** Variance of the logarithm by sampling; from the samples, or from the extremes when they were not kept. */
    static double sampling(IntervalResult interval, RunWatts watts) {
        double total = interval.power().averageWatts().asOptional().orElse(0);
        if (total <= 0) {
            return 0;
        }
        double sum = 0;
        for (MeterWindow meter : interval.power().meters()) {
            double[] samples = watts.in(
                    meter.meter(),
                    interval.window().startedAt(),
                    interval.window().nanos());
            sum += samples.length >= SampleMean.FEWEST ? SampleMean.variance(samples) : bound(meter);
        }
        return sum / (total * total);
    }

    /** Samples between two extremes with this mean cannot vary by more, see docs/scoring.md. */
    private static double bound(MeterWindow meter) {
        Measurement above = Absence.combine(
                meter.figures().maximum(), meter.figures().average(), (maximum, mean) -> maximum - mean);
        Measurement below = Absence.combine(
                meter.figures().average(), meter.figures().minimum(), (mean, minimum) -> mean - minimum);
        Measurement most = Absence.combine(above, below, (a, b) -> Math.max(0, a) * Math.max(0, b));
        return most.asOptional().orElse(0) / Math.max(1, meter.figures().validSamples());
    }

    /** Standard uncertainty that the daemons state of their meters, relative; absent when one does not. */
    static Measurement stated(IntervalResult interval) {
        List<MeterWindow> meters = interval.power().meters();
        Measurement sum = Measurement.of(0);
        for (MeterWindow meter : meters) {
            Measurement limit = Absence.combine(
                    meter.measurement().averageUncertaintyPercent(),
                    meter.figures().average(),
                    (percent, watts) -> percent / 100 * watts / RECTANGLE);
            sum = Absence.combine(sum, limit, Double::sum);
        }
        return Absence.divide(sum, interval.power().averageWatts(), "absent.power-zero");
    }
}
