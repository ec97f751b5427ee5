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
