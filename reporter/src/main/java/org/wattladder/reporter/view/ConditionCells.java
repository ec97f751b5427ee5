package org.wattladder.reporter.view;

import java.util.List;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.notation.Times;

/** Cells of what disturbed hosts, and of attempts that were discarded. */
public final class ConditionCells {
    /** Headings of the table of hosts of an interval. */
    public static final List<String> HOSTS = List.of(
            "Host",
            "CPU time lost before",
            "Lost after",
            "Ours, % of one CPU",
            "Foreign, % of one CPU",
            "Stolen, % of one CPU",
            "Quota, CPUs",
            "Quota used up",
            "Slowed down",
            "Pages swapped",
            "In swap",
            "Waited for memory");

    /** Headings of the table of discarded attempts. */
    public static final List<String> DISCARDS = List.of("Interval", "Began (UTC)", "Actual, 1/s", "Average W", "Why");

    private ConditionCells() {}

    static List<List<String>> hosts(IntervalResult interval) {
        return interval.conditions().stream().map(ConditionCells::host).toList();
    }

    private static List<String> host(HostConditions host) {
        Conditions facts = host.facts();
        return List.of(
                host.ofDriver() ? host.host() + " (driver)" : host.host(),
                IntervalDetail.percent(facts.lostBeforePercent(), 2),
                IntervalDetail.percent(facts.lostAfterPercent(), 2),
                fixed(facts.ownCpuPercent(), 1),
                fixed(facts.foreignCpuPercent(), 1),
                fixed(facts.stolenCpuPercent(), 1),
                facts.cpuQuota().asOptional().isPresent() ? Decimals.significant(facts.cpuQuota(), 3) : "–",
                facts.quotaThrottledPercent().asOptional().isPresent()
                        ? IntervalDetail.percent(facts.quotaThrottledPercent(), 1)
                        : "–",
                fixed(facts.thermalThrottles(), 0),
                fixed(facts.swappedPages(), 0),
                facts.swapUsedBytes().asOptional().isPresent()
                        ? HostView.bytes(
                                (long) facts.swapUsedBytes().asOptional().getAsDouble())
                        : Decimals.ABSENT,
                IntervalDetail.percent(facts.memoryPressurePercent(), 2));
    }

    static List<List<Object>> discards(WorkletFigures worklet) {
        return worklet.result().stream()
                .flatMap(result -> result.discards().stream())
                .map(ConditionCells::discard)
                .toList();
    }

    private static List<Object> discard(DiscardedInterval discard) {
        IntervalResult interval = discard.interval();
        return List.of(
                interval.plan().label(),
                Times.millis(interval.window().startedAt()),
                Decimals.significant(interval.rates().actual(), 6),
                Decimals.significant(interval.power().averageWatts(), 5),
                discard.reason());
    }

    private static String fixed(Measurement measurement, int decimals) {
        return measurement.asOptional().isPresent()
                ? Decimals.fixed(measurement.asOptional().getAsDouble(), decimals)
                : Decimals.ABSENT;
    }
}
