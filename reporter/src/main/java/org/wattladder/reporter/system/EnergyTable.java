package org.wattladder.reporter.system;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.energy.WorkletEnergy;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** Where the energy of each worklet goes that does not only idle, for systems that show it. */
public final class EnergyTable {
    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("column.worklet", row -> row.score.worklet().plan().name()),
            Column.of(
                    "column.ladder-ratio",
                    row -> Cells.significant(row.score.ladderRatio().value(), 4)),
            Column.of("column.about-95", row -> interval(row.score.ladderRatio())),
            Column.of(
                    "column.dynamic-range",
                    row -> Cells.of(
                            row.energy.dynamicRangePercent(),
                            percent -> Cells.percent(Figure.shortest(Math.rint(10 * percent) / 10)))),
            Column.of("column.proportionality", row -> Cells.fixed(row.energy.proportionality(), 2)),
            Column.of(
                    "column.best-at",
                    row -> row.energy
                            .mostEfficientLevel()
                            .<Text>map(level -> level.plan().load().amount())
                            .orElse(Cells.ABSENT)),
            Column.of(
                    "column.fit",
                    row -> row.energy
                            .curve()
                            .<Text>map(curve -> Figure.decimals(curve.residualStandardWatts(), 2))
                            .orElse(Cells.ABSENT)));

    private EnergyTable() {}

    private record Row(WorkletScore score, WorkletEnergy energy) {}

    /** The table as a section of its own; none when every worklet only idles. */
    public static List<Section> section(RunFigures run) {
        Section section = new Section("energy", Message.of("heading.energy"), List.of(), List.of(of(run)), notes(run));
        return section.tables().isEmpty() ? List.of() : List.of(section);
    }

    /** The table, one row for each worklet that does not only idle. */
    static Table<?> of(RunFigures run) {
        return Table.of(
                "legend.energy",
                COLUMNS,
                RunScores.of(run).worklets().stream()
                        .map(score -> new Row(score, WorkletEnergy.of(score.worklet(), run)))
                        .toList());
    }

    /** What the intervals in the table do not hold. */
    static List<Message> notes(RunFigures run) {
        Set<Message> notes = new LinkedHashSet<>();
        for (WorkletScore worklet : RunScores.of(run).worklets()) {
            if (worklet.ladderRatio().value().asOptional().isPresent()) {
                Absence.reason(worklet.ladderRatio().uncertainty().meterPercent())
                        .ifPresent(reason -> notes.add(Message.of("note.without-meter-uncertainty", reason)));
            }
        }
        notes.add(Message.of("note.one-run"));
        return List.copyOf(notes);
    }

    static Text interval(RatedFigure figure) {
        return Cells.interval(figure.low(), figure.high());
    }
}
