package org.wattladder.reporter.system.placement;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.MemoryPlacement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** Memory placed apart from CPUs: what is kept of the performance with local memory, and the latency of each placement. */
public final class Placement implements SuiteSystem {
    private static final int DIGITS = 4;

    @Override
    public String id() {
        return "placement";
    }

    @Override
    public String sentence() {
        return "what each worklet keeps of its performance with local memory where memory is remote or interleaved, and latency, as"
                + " headline; pages by memory node";
    }

    @Override
    public List<Headline> headline(RunFigures run) {
        List<PlacedWorklet> all = PlacedWorklet.of(run);
        List<Headline> headline = new ArrayList<>();
        for (PlacedWorklet each : all) {
            if (each.memory() != MemoryPlacement.LOCAL) {
                headline.add(Headline.plain(
                        Message.of("headline.kept-of-local", each.kernel(), each.place()),
                        Message.of("unit.share"),
                        each.keptPercent(all),
                        Drawn.only(each.worklet().plan().name(), each.figures())));
            }
            if (each.nanosPerAccess().asOptional().isPresent()) {
                headline.add(Headline.plain(
                        Message.of("headline.latency", each.kernel(), each.place()),
                        Message.of("unit.nanoseconds"),
                        each.nanosPerAccess(),
                        Drawn.only(each.worklet().plan().name(), each.figures())));
            }
        }
        return headline;
    }

    @Override
    public List<Section> sections(RunFigures run) {
        List<PlacedWorklet> all = PlacedWorklet.of(run);
        return all.isEmpty()
                ? List.of()
                : List.of(new Section(
                        "placement",
                        Message.of("heading.placement"),
                        Message.each("placement.words", "placement.pages"),
                        List.of(Table.of("legend.placement", columns(all), all)),
                        List.of()));
    }

    private static List<Column<PlacedWorklet>> columns(List<PlacedWorklet> all) {
        return List.of(
                Column.ofWords("column.worklet", "column.worklet", row -> Cells.name(row.kernel())),
                Column.ofWords("column.memory-placement", "column.memory-placement", PlacedWorklet::place),
                Column.of(
                        "column.performance",
                        row -> Cells.significant(row.figures().performance(), DIGITS)),
                Column.of("column.kept-of-local", row -> Cells.percent(row.keptPercent(all), 1)),
                Column.of("column.nanos-per-access", row -> Cells.orDash(row.nanosPerAccess(), DIGITS)),
                Column.of(
                        "column.average-watts",
                        row -> Cells.significant(row.figures().averageWatts(), DIGITS)),
                Column.of(
                        "column.performance-per-watt",
                        row -> Cells.significant(row.figures().perWatt(), DIGITS)),
                Column.of("column.memory-pages", PlacedWorklet::pages));
    }
}
