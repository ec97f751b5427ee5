package org.wattladder.reporter.system.beside;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.EnergyTable;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** Worklets alone and in pairs: what each loses beside the other, and what the pair draws. */
public final class SideBySide implements SuiteSystem {
    private static final List<Column<Neighbour>> COLUMNS = List.of(
            Column.ofWords("column.worklet", "column.worklet", Neighbour::name),
            Column.ofWords("column.beside", "column.beside", Neighbour::otherName),
            Column.of("column.rate-alone", row -> Cells.significant(row.rateAlone(), 4)),
            Column.of("column.rate-beside", row -> Cells.significant(row.rateBeside(), 4)),
            Column.of("column.kept", row -> Cells.percent(row.keptPercent(), 1)),
            Column.of("column.watts-alone", row -> Cells.significant(row.wattsAlone(), 4)),
            Column.of("column.watts-of-pair", row -> Cells.significant(row.wattsOfPair(), 4)),
            Column.of("column.watts-more", row -> Cells.significant(row.wattsMore(), 4)));

    @Override
    public String id() {
        return "side-by-side";
    }

    @Override
    public String sentence() {
        return "what each of two worklets keeps of its rate beside the other, that share of each as headline, what both draw";
    }

    @Override
    public List<Headline> headline(RunFigures run) {
        return Neighbour.of(run).stream().map(SideBySide::kept).toList();
    }

    private static Headline kept(Neighbour row) {
        return Headline.plain(
                Message.of("fact.kept", row.name(), row.otherName()),
                Message.of("unit.share"),
                row.keptPercent(),
                Drawn.watts(
                        row.pair().plan().name(), row.wattsOfPair(), row.pair().tier()));
    }

    @Override
    public List<Section> sections(RunFigures run) {
        List<Neighbour> rows = Neighbour.of(run);
        List<Section> energy = EnergyTable.section(run);
        return rows.isEmpty()
                ? energy
                : List.of(new Section(
                        "side-by-side",
                        Message.of("heading.side-by-side"),
                        Message.each("legend.kept", "legend.watts-of-pair"),
                        List.of(Table.of("legend.side-by-side", COLUMNS, rows)),
                        List.of()));
    }
}
