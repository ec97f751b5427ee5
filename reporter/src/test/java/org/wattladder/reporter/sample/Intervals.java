package org.wattladder.reporter.sample;

import java.util.List;
import java.util.function.Predicate;
import org.wattladder.model.plan.IntervalKind;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;

/** Intervals to choose, and copies of them in which one thing is different. */
public final class Intervals {
    private Intervals() {}

    public static Predicate<IntervalResult> level(double percent) {
        return interval -> interval.kind() == IntervalKind.LEVEL && interval.loadPercent() == percent;
    }

    public static Predicate<IntervalResult> numbered(int number) {
        return interval -> interval.number() == number;
    }

    public static IntervalResult actualRate(IntervalResult interval, double rate) {
        return copy(
                interval, interval.targetRate(), Measurement.of(rate), interval.lostTimePercent(), interval.clients());
    }

    public static IntervalResult targetRate(IntervalResult interval, double rate) {
        return copy(
                interval, Measurement.of(rate), interval.actualRate(), interval.lostTimePercent(), interval.clients());
    }

    public static IntervalResult lostTimePercent(IntervalResult interval, double percent) {
        return copy(
                interval, interval.targetRate(), interval.actualRate(), Measurement.of(percent), interval.clients());
    }

    public static IntervalResult clients(IntervalResult interval, List<HostInterval> clients) {
        return copy(interval, interval.targetRate(), interval.actualRate(), interval.lostTimePercent(), clients);
    }

    private static IntervalResult copy(
            IntervalResult interval,
            Measurement targetRate,
            Measurement actualRate,
            Measurement lostTime,
            List<HostInterval> clients) {
        return new IntervalResult(
                        interval.number(),
                        interval.kind(),
                        interval.loadPercent(),
                        interval.recordingStartedAt(),
                        interval.recordingNanos(),
                        targetRate,
                        actualRate,
                        interval.power(),
                        interval.temperature(),
                        lostTime,
                        interval.types(),
                        clients)
                .with(interval.conditions());
    }

    public static IntervalResult starts(IntervalResult interval, List<HostStart> starts) {
        return new IntervalResult(
                interval.number(),
                interval.kind(),
                interval.loadPercent(),
                interval.recordingStartedAt(),
                interval.recordingNanos(),
                interval.targetRate(),
                interval.actualRate(),
                interval.power(),
                interval.temperature(),
                interval.lostTimePercent(),
                interval.achievedDepth(),
                interval.types(),
                interval.clients(),
                starts,
                interval.conditions());
    }
}
