package org.wattladder.reporter.system;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkloadScore;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** Scores against the reference, and where the energy goes, for systems that show them. */
public final class ScoreSection {
    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("column.scored", Row::name),
            Column.of("column.weight", Row::weight),
            Column.of("column.score", row -> Cells.significant(row.score.value(), 4)),
            Column.of("column.about-95", row -> EnergyTable.interval(row.score)),
            Column.of("column.tier", row -> Cells.tier(row.score.tier())));

    private ScoreSection() {}

    private record Row(Text name, Text weight, RatedFigure score) {}

    /** The section of a run. */
    public static Section of(RunFigures run) {
        Reference reference = run.result().plan().score().reference();
        RunScores scores = RunScores.of(run);
        List<Message> notes = new ArrayList<>(reference.given() ? notes(scores) : List.of());
        notes.addAll(EnergyTable.notes(run));
        Table<?> energy = EnergyTable.of(run);
        return new Section(
                "scores",
                Message.of("heading.scores-and-energy"),
                sentences(reference),
                List.of(),
                List.of(Table.of("legend.scores", COLUMNS, reference.given() ? all(scores) : List.of()), energy),
                List.of(Table.of("legend.scores", COLUMNS, reference.given() ? groups(scores) : List.of()), energy),
                notes);
    }

    private static List<Message> sentences(Reference reference) {
        return reference.given()
                ? List.of(origin(reference), Message.of("sentence.idle-unscored"))
                : List.of(Message.of("sentence.no-reference"));
    }

    private static Message origin(Reference reference) {
        return reference.isDefinition()
                ? Message.of("sentence.unit", reference.name(), reference.machine(), reference.made())
                : Message.of(
                        "sentence.reference",
                        reference.name(),
                        reference.machine(),
                        reference.made(),
                        reference.suite(),
                        Message.of("tier." + reference.tier()));
    }

    private static List<Row> groups(RunScores scores) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row(Message.of("score.overall"), Cells.DASH, scores.overall()));
        for (WorkloadScore workload : scores.workloads()) {
            Text weighs = workload.weightPercent().isPresent()
                    ? Cells.percent(Figure.shortest(workload.weightPercent().getAsDouble()))
                    : Message.of("word.none");
            rows.add(new Row(Message.of("score.workload", workload.workload()), weighs, workload.score()));
        }
        return rows;
    }

    private static List<Row> all(RunScores scores) {
        List<Row> rows = new ArrayList<>(groups(scores));
        scores.worklets()
                .forEach(each -> rows.add(new Row(new Name(each.worklet().plan().name()), Cells.DASH, each.score())));
        return rows;
    }

    private static List<Message> notes(RunScores scores) {
        List<Message> notes = new ArrayList<>();
        Absence.reason(scores.overall().value())
                .ifPresent(reason -> notes.add(Message.of("note.no-overall-score", reason)));
        scores.workloads()
                .forEach(each -> Absence.reason(each.score().value())
                        .ifPresent(reason -> notes.add(Message.of("note.no-score", each.workload(), reason))));
        return notes;
    }
}
