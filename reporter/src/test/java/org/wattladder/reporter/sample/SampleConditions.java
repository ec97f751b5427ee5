package org.wattladder.reporter.sample;

import java.util.List;
import java.util.function.UnaryOperator;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;

/** What disturbs made-up hosts. */
public final class SampleConditions {
    private static final String NO_QUOTA = "absent.no-quota";

    private SampleConditions() {}

    /** Next to nothing, on a machine with two CPUs. */
    public static List<HostConditions> calm(long spanNanos) {
        return List.of(new HostConditions(
                "sut",
                new Conditions(
                        spanNanos,
                        2,
                        Measurement.of(0.7),
                        Measurement.of(0.9),
                        Measurement.of(187.5),
                        Measurement.of(0.4),
                        Measurement.of(0.1),
                        Measurement.absent(NO_QUOTA),
                        Measurement.absent(NO_QUOTA),
                        Measurement.of(0),
                        Measurement.of(0),
                        Measurement.of(0),
                        Measurement.of(0.02))));
    }

    /** The same interval, its hosts disturbed in this way. */
    public static IntervalResult disturbed(IntervalResult interval, UnaryOperator<Conditions> change) {
        return interval.with(interval.conditions().stream()
                .map(host -> new HostConditions(host.host(), change.apply(host.facts())))
                .toList());
    }

    public static Conditions lostAfter(Conditions facts, double percent) {
        return facts.withLost(facts.lostBeforePercent(), Measurement.of(percent));
    }

    public static Conditions foreign(Conditions facts, double percent) {
        return copy(
                facts,
                Measurement.of(percent),
                facts.stolenCpuPercent(),
                facts.quotaThrottledPercent(),
                facts.thermalThrottles(),
                facts.swappedPages(),
                facts.swapUsedBytes(),
                facts.memoryPressurePercent());
    }

    public static Conditions stolen(Conditions facts, double percent) {
        return copy(
                facts,
                facts.foreignCpuPercent(),
                Measurement.of(percent),
                facts.quotaThrottledPercent(),
                facts.thermalThrottles(),
                facts.swappedPages(),
                facts.swapUsedBytes(),
                facts.memoryPressurePercent());
    }

    public static Conditions throttled(Conditions facts, double quotaPercent, double thermal) {
        return copy(
                facts,
                facts.foreignCpuPercent(),
                facts.stolenCpuPercent(),
                Measurement.of(quotaPercent),
                Measurement.of(thermal),
                facts.swappedPages(),
                facts.swapUsedBytes(),
                facts.memoryPressurePercent());
    }

    public static Conditions memory(Conditions facts, double swappedPages, double swapUsedBytes, double pressure) {
        return copy(
                facts,
                facts.foreignCpuPercent(),
                facts.stolenCpuPercent(),
                facts.quotaThrottledPercent(),
                facts.thermalThrottles(),
                Measurement.of(swappedPages),
                Measurement.of(swapUsedBytes),
                Measurement.of(pressure));
    }

    private static Conditions copy(
            Conditions facts,
            Measurement foreign,
            Measurement stolen,
            Measurement quotaThrottled,
            Measurement thermal,
            Measurement swappedPages,
            Measurement swapUsedBytes,
            Measurement pressure) {
        return new Conditions(
                facts.spanNanos(),
                facts.onlineCpus(),
                facts.lostBeforePercent(),
                facts.lostAfterPercent(),
                facts.ownCpuPercent(),
                foreign,
                stolen,
                facts.cpuQuota(),
                quotaThrottled,
                thermal,
                swappedPages,
                swapUsedBytes,
                pressure);
    }
}
