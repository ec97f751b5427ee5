package org.wattladder.reporter.view.table;

import static org.wattladder.reporter.view.table.Cells.DASH;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.worklets.api.Metric;

/** The load levels of a worklet as a table. */
public final class Levels {
    private static final Column<IntervalFigures> LOAD = Column.of("column.target-load", "short.load", Levels::load);
    private static final Column<IntervalFigures> TIER =
            Column.ofWords("column.tier", "short.tier", level -> Cells.tier(level.tier()));

    private Levels() {}

    public static Table<IntervalFigures> of(WorkletFigures worklet, List<IntervalFigures> rungs) {
        Metric metric = worklet.plan().metric();
        return new Table<>(
                Message.of("heading.intervals"),
                metric == Metric.TRANSACTIONS
                        ? List.of()
                        : List.of(Message.of("sentence.performance-unit", Cells.unit(metric))),
                worklet.idle() ? List.of(LOAD, IntervalField.WATTS.column(), TIER) : columns(worklet),
                rungs);
    }

    /** Performance is left out where it is the actual rate, aborted transactions where there are none, the tier where it is one. */
    private static List<Column<IntervalFigures>> columns(WorkletFigures worklet) {
        Text unit = WorkUnit.performance(worklet);
        List<Column<IntervalFigures>> columns = new ArrayList<>(List.of(
                LOAD, IntervalField.TARGET.column(), IntervalField.ACTUAL.column(), IntervalField.DEVIATION.column()));
        if (worklet.plan().metric() != Metric.TRANSACTIONS) {
            columns.add(IntervalField.PERFORMANCE.column(unit));
        }
        if (worklet.levels().stream().anyMatch(level -> level.all().aborted() > 0)) {
            columns.add(Column.of(
                    "column.aborted",
                    "short.aborted",
                    working(level -> Cells.percent(level.all().abortedPercent(), 2))));
        }
        columns.add(IntervalField.WATTS.column());
        if (!worklet.bins().isEmpty()) {
            columns.add(Column.of("column.energy", "short.energy", bin -> Cells.significant(bin.energyJoules(), 4)));
        }
        if (worklet.intervals().stream()
                        .flatMap(each -> each.tier().stream())
                        .distinct()
                        .count()
                > 1) {
            columns.add(TIER);
        }
        columns.addAll(List.of(
                IntervalField.PER_WATT.column(Message.of("column.per-watt", unit)),
                IntervalField.JOULES.column(),
                response(LatencyField.P50).column(Message.of("column.p50")),
                response(LatencyField.P99).column(Message.of("column.p99"))));
        return columns;
    }

    /** What a load level is called. */
    public static Message load(IntervalFigures interval) {
        return interval.plan().row();
    }

    private static Field<IntervalFigures> response(Field<Latency> field) {
        return field.digits(3)
                .of((IntervalFigures level) -> level.all().response())
                .where(IntervalFigures::paced);
    }

    private static Function<IntervalFigures, Text> working(Function<IntervalFigures, Text> cell) {
        return interval -> interval.plan().idle() ? DASH : cell.apply(interval);
    }

    /** Why figures of a load level are missing; empty when none is. */
    public static Optional<Message> absent(IntervalFigures interval) {
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
