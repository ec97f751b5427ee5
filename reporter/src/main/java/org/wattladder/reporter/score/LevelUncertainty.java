package org.wattladder.reporter.score;

import java.util.List;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeanRate;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/** Uncertainty of what one interval measured, see docs/scoring.md. */
final class LevelUncertainty {
    /** Half the width of a rectangle over its standard deviation. */
    private static final double RECTANGLE = Math.sqrt(3);

    private LevelUncertainty() {}

    static Uncertainty of(WorkletFigures worklet, IntervalFigures interval) {
        if (interval.result().isEmpty()) {
            return Uncertainty.unknown(Message.of("absent.interval-not-measured"));
        }
        IntervalResult result = interval.result().get();
        List<MeterWindow> meters = result.power().meters();
        Measurement watts = result.power().averageWatts();
        if (meters.isEmpty() || watts.asOptional().isEmpty()) {
            Message reason = Absence.reason(watts).orElse(Message.of("absent.no-counting-meter"));
            return new Uncertainty(
                    Measurement.absent(reason), Measurement.absent(reason), counting(worklet, interval, result));
        }
        return new Uncertainty(
                Absence.divide(stated(meters), watts, "absent.power-zero"),
                interval.samplingPercent(),
                counting(worklet, interval, result));
    }

    /** Percent times watts: the stated limits add up over meters, as they may all be wrong to the same side. */
    private static Measurement stated(List<MeterWindow> meters) {
        Measurement sum = Measurement.of(0);
        for (MeterWindow meter : meters) {
            Measurement limit = Absence.combine(
                    meter.measurement().averageUncertaintyPercent(),
                    meter.figures().average(),
                    (percent, watts) -> percent * watts);
            sum = Absence.combine(sum, limit, Double::sum);
        }
        return Absence.combine(sum, Measurement.of(RECTANGLE), (limit, width) -> limit / width);
    }

    private static Measurement counting(WorkletFigures worklet, IntervalFigures interval, IntervalResult result) {
        if (!interval.works()) {
            return Measurement.absent("absent.idle-not-counted");
        }
        if (interval.plan().untimed()) {
            return Measurement.of(0); // the window of iterations ends with the last of them, so that none is cut
        }
        long transactions =
                result.clients().stream().mapToLong(HostInterval::transactions).sum();
        long users = worklet.result().stream()
                .flatMap(measured -> measured.clients().stream())
                .mapToLong(client -> client.facts().users())
                .sum();
        return transactions == 0
                ? Measurement.absent("absent.no-transaction")
                : Measurement.of(MeanRate.countingPercent(users, (double) transactions));
    }
}
