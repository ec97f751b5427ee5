package org.wattladder.reporter.view;

import static org.wattladder.reporter.view.Cells.DASH;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.plan.Metric;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/** The rungs of a worklet's ladder as a table. */
final class Levels {
    private static final Column<IntervalFigures> LOAD = Column.of("column.target-load", "short.load", Levels::load);
    private static final Column<IntervalFigures> WATTS =
            Column.of("column.average-watts", "short.watts", level -> Cells.significant(level.averageWatts(), 4));
    private static final Column<IntervalFigures> TIER =
            Column.ofWords("column.tier", "short.tier", level -> Cells.tier(level.tier()));

    private Levels() {}

    static Table<IntervalFigures> of(WorkletFigures worklet, List<IntervalFigures> rungs) {
        Metric metric = worklet.plan().metric();
        return new Table<>(
                Message.of("heading.intervals"),
                metric == Metric.TRANSACTIONS
                        ? List.of()
                        : List.of(Message.of("sentence.performance-unit", Cells.unit(metric))),
                worklet.idle() ? List.of(LOAD, WATTS, TIER) : columns(worklet),
                rungs);
    }

    /** Performance is left out where it is the actual rate, aborted transactions where there are none. */
    private static List<Column<IntervalFigures>> columns(WorkletFigures worklet) {
        Text unit = Cells.unit(worklet.plan().metric());
        List<Column<IntervalFigures>> columns = new ArrayList<>(List.of(
                LOAD,
                Column.of("column.target", "short.target", paced(level -> Cells.significant(level.targetRate(), 6))),
                Column.of("column.actual", "short.actual", working(level -> Cells.significant(level.actualRate(), 6))),
                Column.of(
                        "column.deviation",
                        "short.deviation",
                        paced(level -> Cells.deviation(level.deviationPercent())))));
        if (worklet.plan().metric() != Metric.TRANSACTIONS) {
            columns.add(new Column<>(
                    unit,
                    Optional.of(Message.of("short.performance")),
                    false,
                    working(level -> Cells.significant(level.performance(), 5))));
        }
        if (worklet.levels().stream().anyMatch(level -> level.all().aborted() > 0)) {
            columns.add(Column.of(
                    "column.aborted",
                    "short.aborted",
                    working(level -> Cells.percent(level.all().abortedPercent(), 2))));
        }
        columns.addAll(List.of(
                WATTS,
                TIER,
                new Column<>(
                        Message.of("column.per-watt", unit),
                        Optional.of(Message.of("short.per-watt")),
                        false,
                        working(level -> Cells.significant(level.perWatt(), 4))),
                Column.of(
                        "column.joules",
                        "short.joules",
                        working(level -> Cells.significant(level.joulesPerTransaction(), 4))),
                Column.of(
                        "column.p50",
                        "short.p50",
                        paced(level -> Cells.significant(level.all().response().p50(), 3))),
                Column.of(
                        "column.p99",
                        "short.p99",
                        paced(level -> Cells.significant(level.all().response().p99(), 3)))));
        return columns;
    }

    /** What a rung is called. */
    static Message load(IntervalFigures interval) {
        return interval.plan().load().amount();
    }

    static Function<IntervalFigures, Text> paced(Function<IntervalFigures, Text> cell) {
        return interval -> interval.paced() ? cell.apply(interval) : DASH;
    }

    static Function<IntervalFigures, Text> working(Function<IntervalFigures, Text> cell) {
        return interval -> interval.plan().idle() ? DASH : cell.apply(interval);
    }

    /** Why figures of a rung are missing; empty when none is. */
    static Optional<Message> absent(IntervalFigures interval) {
        boolean idle = interval.plan().idle();
        boolean paced = interval.paced();
        if (interval.result().isEmpty()) {
            return Optional.of(Message.of("absent.interval-not-measured"));
        }
        return Absence.reason(interval.averageWatts())
                .or(() -> idle ? Optional.empty() : Absence.reason(interval.actualRate()))
                .or(() -> idle ? Optional.empty() : Absence.reason(interval.performance()))
                .or(() -> paced ? Absence.reason(interval.deviationPercent()) : Optional.empty())
                .or(() -> paced ? Absence.reason(interval.all().response().p50()) : Optional.empty());
    }
}
