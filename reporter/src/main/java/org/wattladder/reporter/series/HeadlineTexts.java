package org.wattladder.reporter.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** What sums up a series, and what it ran on, as texts. */
final class HeadlineTexts {
    private static final List<Column<RepeatedHeadline>> HEADLINE = List.of(
            Column.of("column.figure", RepeatedHeadline::name),
            Column.ofWords("column.unit", "column.unit", RepeatedHeadline::unit),
            Column.of("repeat.runs", row -> Integer.toString(row.value().runs())),
            Column.of("column.mean", row -> SeriesView.mean(row.value())),
            Column.of("column.varies", row -> SeriesView.varies(row.value())),
            Column.of(
                    "column.about-95",
                    row -> Cells.interval(row.value().low(), row.value().high())),
            Column.of("short.watts", row -> Cells.orDash(row.watts().mean(), 4)),
            Column.of("repeat.per-watt", row -> Cells.orDash(row.perWatt().mean(), 4)),
            Column.ofWords("column.tier", "short.tier", row -> Cells.tier(row.tier())));

    private HeadlineTexts() {}

    static Table<RepeatedHeadline> table(RunSeries series) {
        return Table.of("repeat.headline", HEADLINE, series.headline());
    }

    static List<Fact> machine(RunSeries series) {
        List<Fact> facts = new ArrayList<>(series.machines().facts());
        facts.add(Fact.of("fact.hosts", Text.of(series.machines().hosts())));
        facts.add(Fact.of("fact.power-meters", Text.of(series.machines().meters())));
        facts.add(Fact.of("fact.evidence", Cells.tier(series.machines().tier())));
        return facts;
    }

    /** Of each figure that no run has, and of watts that no run has. */
    static List<Message> absences(RunSeries series) {
        List<Message> absences = new ArrayList<>();
        for (RepeatedHeadline figure : series.headline()) {
            Absence.reason(figure.value().mean())
                    .or(() -> figure.tier().isPresent()
                            ? Optional.empty()
                            : Absence.reason(figure.watts().mean()))
                    .ifPresent(reason -> absences.add(Message.of("note.absent-at", figure.name(), reason)));
        }
        return absences;
    }
}
