package org.wattladder.reporter.view.table;

import static org.wattladder.reporter.view.table.Cells.DASH;

import java.util.List;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Times;

/** What disturbed hosts, and attempts that were discarded. */
public final class DisturbanceTables {
    private static final List<Column<HostConditions>> HOSTS = List.of(
            Column.of("column.host", host -> host.ofDriver() ? Message.of("place.driver", host.host()) : host.host()),
            Column.of("column.lost-before", host -> Cells.percent(host.facts().lostBeforePercent(), 2)),
            Column.of("column.lost-after", host -> Cells.percent(host.facts().lostAfterPercent(), 2)),
            Column.of("column.own-cpu", host -> Cells.fixed(host.facts().ownCpuPercent(), 1)),
            Column.of("column.foreign-cpu", host -> Cells.fixed(host.facts().foreignCpuPercent(), 1)),
            Column.of("column.stolen-cpu", host -> Cells.fixed(host.facts().stolenCpuPercent(), 1)),
            Column.of("column.quota", host -> Cells.orDash(host.facts().cpuQuota(), 3)),
            Column.of("column.quota-used", host -> throttled(host.facts())),
            Column.of("column.throttles", host -> Cells.fixed(host.facts().thermalThrottles(), 0)),
            Column.of("column.swapped-pages", host -> Cells.fixed(host.facts().swappedPages(), 0)),
            Column.of(
                    "column.swap-used",
                    host -> Cells.of(host.facts().swapUsedBytes().asOptional(), bytes -> Cells.bytes((long) bytes))),
            Column.of(
                    "column.memory-pressure", host -> Cells.percent(host.facts().memoryPressurePercent(), 2)));

    private static final List<Column<DiscardedInterval>> DISCARDS = List.of(
            Column.of("column.interval", discard -> discard.interval().plan().label()),
            Column.of(
                    "column.began",
                    discard -> Times.millis(discard.interval().window().startedAt())),
            Column.of(
                    "column.actual-per-second",
                    discard -> Cells.significant(discard.interval().rates().actual(), 4)),
            Column.of(
                    "column.average-watts",
                    discard -> Cells.significant(discard.interval().power().averageWatts(), 4)),
            Column.of("column.why", DiscardedInterval::reason));

    private DisturbanceTables() {}

    public static Table<HostConditions> hosts(IntervalResult interval) {
        return Table.of("heading.conditions", HOSTS, interval.conditions());
    }

    public static Table<DiscardedInterval> discards(WorkletFigures worklet) {
        return Table.of(
                "heading.discards",
                DISCARDS,
                worklet.result().stream()
                        .flatMap(result -> result.discards().stream())
                        .toList());
    }

    private static Object throttled(Conditions facts) {
        return facts.quotaThrottledPercent().asOptional().isPresent()
                ? Cells.percent(facts.quotaThrottledPercent(), 1)
                : DASH;
    }
}
