package org.wattladder.reporter.figures;

import java.util.List;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.worklets.api.Metric;

/** Performance of an interval in the unit of its worklet; the formulas stand in docs/results.md. */
final class Performance {
    private static final double GIGA = 1e9;

    private Performance() {}

    /** The performance of one interval; absent when its rate is, or when the metric needs data that nobody declared. */
    static Measurement of(WorkletPlan plan, WorkletResult worklet, IntervalResult interval) {
        Metric metric = plan.metric();
        if (!alike(plan)) {
            return Measurement.absent("absent.side-by-side");
        }
        if (metric == Metric.BANDWIDTH) {
            return bandwidth(interval);
        }
        if (metric == Metric.BITS) {
            return Absence.combine(bandwidth(interval), Measurement.of(Byte.SIZE), (speed, bits) -> speed * bits);
        }
        if (metric == Metric.FLOATING_POINT) {
            return FloatingPoint.gigaflops(interval);
        }
        if (metric != Metric.BANDWIDTH_TIMES_CAPACITY && metric != Metric.TRANSACTIONS_TIMES_CACHE) {
            return interval.rates().actual();
        }
        Measurement data = gigabytes(worklet, interval);
        return metric == Metric.BANDWIDTH_TIMES_CAPACITY
                ? Absence.combine(bandwidth(interval), data, (speed, size) -> speed * size)
                : Absence.combine(interval.rates().actual(), data, (rate, size) -> rate * Math.sqrt(size));
    }

    /** Whether all that runs is the same work, on whatever CPUs, so that its transactions add up. */
    private static boolean alike(WorkletPlan plan) {
        return plan.deployments().stream()
                        .map(each ->
                                List.of(each.worklet().name(), each.worklet().parameters()))
                        .distinct()
                        .count()
                == 1;
    }

    /** Data of all clients that the interval worked on. */
    private static Measurement gigabytes(WorkletResult worklet, IntervalResult interval) {
        long bytes = worklet.dataBytes();
        double share = interval.plan().untimed() ? interval.plan().loadPercent().orElseThrow() / 100 : 1;
        return bytes > 0 ? Measurement.of(bytes * share / GIGA) : Measurement.absent("absent.data-size-undeclared");
    }

    /** Gigabytes moved per second: the rate times the bytes that a transaction moves on average over all types. */
    private static Measurement bandwidth(IntervalResult interval) {
        long transactions = interval.transactions();
        double bytes = interval.bytesMoved();
        if (transactions == 0) {
            return Measurement.absent("absent.no-transaction");
        }
        return bytes > 0
                ? Absence.combine(
                        interval.rates().actual(),
                        Measurement.of(bytes / transactions),
                        (rate, each) -> rate * each / GIGA)
                : Measurement.absent("absent.bytes-undeclared");
    }
}
