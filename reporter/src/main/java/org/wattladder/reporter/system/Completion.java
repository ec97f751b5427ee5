package org.wattladder.reporter.system;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.Turns;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** Time and energy to completion of programs that do a fixed piece of work. */
public final class Completion {
    private static final double NANOS = 1e9;

    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("column.worklet", row -> row.worklet.plan().name()),
            Column.of("column.lives", Row::lives),
            Column.of("column.seconds-to-completion", row -> Cells.significant(row.seconds(), 4)),
            Column.of("column.work-rate", row -> Cells.significant(row.interval.actualRate(), 4)),
            Column.of("column.channel-watts", row -> Cells.significant(row.interval.averageWatts(), 4)),
            Column.of("column.joules-to-completion", row -> Cells.significant(row.joules(), 4)));

    private Completion() {}

    private record Row(WorkletFigures worklet, IntervalFigures interval) {
        private int lives() {
            return ((Load.Iterations) interval.plan().load()).measured();
        }

        private Measurement seconds() {
            return each(interval.result()
                    .map(result -> Measurement.of(result.window().nanos() / NANOS))
                    .orElse(Measurement.absent("absent.interval-not-measured")));
        }

        private Measurement joules() {
            return each(interval.energyJoules());
        }

        private Measurement each(Measurement all) {
            return Absence.divide(all, Measurement.of(lives()), "absent.figure-zero");
        }
    }

    /** The sections of the suite system, and after them this one when a program ran to its end. */
    public static List<Section> after(List<Section> ofSystem, RunFigures run) {
        List<Row> rows = run.worklets().stream()
                .filter(worklet -> worklet.plan().deployment().worklet().runsOnce()
                        && !(worklet.plan().schedule() instanceof Turns)) // which have a section of their own
                .flatMap(worklet -> worklet.levels().stream().map(level -> new Row(worklet, level)))
                .toList();
        if (rows.isEmpty()) {
            return ofSystem;
        }
        List<Section> all = new ArrayList<>(ofSystem);
        all.add(new Section(
                "completion",
                Message.of("heading.completion"),
                List.of(),
                List.of(Table.of("legend.completion", COLUMNS, rows)),
                List.of()));
        return List.copyOf(all);
    }
}
