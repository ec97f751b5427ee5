package org.wattladder.reporter.system.linear;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.Disclosed;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** Systems of linear equations: Rmax of each backend, Rpeak, efficiency, residual and GFLOPS per watt. */
public final class LinearAlgebra implements SuiteSystem {
    private static final double MEGA_PER_GIGA = 1000;
    private static final List<EnvironmentKey> PROCESSORS = List.of(
            EnvironmentKey.CPU_MODEL,
            EnvironmentKey.CORES,
            EnvironmentKey.CPU_MEGAHERTZ,
            EnvironmentKey.FLOPS_PER_CYCLE);
    static final Message GFLOPS = Message.of("unit.floating-point");

    @Override
    public String id() {
        return "linear-algebra";
    }

    @Override
    public String sentence() {
        return "Rmax of each size and backend, Rpeak and efficiency as headline, residuals, GFLOPS per watt";
    }

    @Override
    public List<Headline> headline(RunFigures run) {
        List<Headline> headline = new ArrayList<>();
        Measurement rpeak = rpeak(run);
        Size.of(run).forEach(size -> headline.add(rmax(size, rpeak)));
        headline.add(Headline.plain(
                Message.of("headline.rpeak"), GFLOPS, rpeak, Drawn.nothing(Message.of("absent.by-definition"))));
        return headline;
    }

    private static Headline rmax(Size size, Measurement rpeak) {
        Headline rmax = Headline.of(
                Message.of("headline.rmax", size.worklet(), size.order()),
                GFLOPS,
                size.rmaxGigaflops(),
                size.worklet(),
                size.figures());
        Measurement share = size.efficiencyPercent(rpeak);
        return share.asOptional().isPresent()
                ? rmax.with(Message.of(
                        "headline.of-rpeak", Figure.decimals(share.asOptional().getAsDouble(), 1)))
                : rmax;
    }

    @Override
    public List<Section> sections(RunFigures run) {
        List<Size> sizes = Size.of(run);
        Measurement rpeak = rpeak(run);
        return sizes.isEmpty()
                ? List.of()
                : List.of(new Section(
                        "linear-algebra",
                        Message.of("heading.linear-algebra"),
                        Message.each("linear.operations", "linear.residual"),
                        List.of(SizePicture.of(sizes, rpeak)),
                        List.of(
                                Table.of("legend.linear-algebra", columns(rpeak), sizes),
                                Disclosed.table(run, PROCESSORS)),
                        notes(sizes, rpeak)));
    }

    /** Operations per cycle x cores x nominal clock of all systems, in GFLOPS; absent when one of them is not disclosed. */
    static Measurement rpeak(RunFigures run) {
        return Absence.combine(
                Disclosed.product(
                        run,
                        List.of(EnvironmentKey.FLOPS_PER_CYCLE, EnvironmentKey.CORES, EnvironmentKey.CPU_MEGAHERTZ)),
                Measurement.of(MEGA_PER_GIGA),
                (operations, scale) -> operations / scale);
    }

    private static List<Column<Size>> columns(Measurement rpeak) {
        return List.of(
                Column.ofWords("column.backend", "column.backend", Size::worklet),
                Column.of("column.order", Size::order),
                Column.of("column.solutions", size -> size.figures().all().transactions()),
                Column.of(
                        "column.solve-time",
                        size -> Cells.significant(size.figures().all().service().mean(), 4)),
                Column.of("column.rmax", size -> Cells.significant(size.rmaxGigaflops(), 4)),
                Column.of("column.efficiency", size -> Cells.percentOrDash(size.efficiencyPercent(rpeak), 1)),
                Column.of("column.residual", size -> Figure.significant(size.residual(), 2)),
                Column.of(
                        "column.mean-gigaflops",
                        size -> Cells.significant(size.figures().performance(), 4)),
                Column.of(
                        "column.channel-watts",
                        size -> Cells.significant(size.figures().averageWatts(), 4)),
                Column.of(
                        "column.gigaflops-per-watt",
                        size -> Cells.significant(size.figures().perWatt(), 4)));
    }

    private static List<Message> notes(List<Size> sizes, Measurement rpeak) {
        List<Message> notes = new ArrayList<>();
        notes.add(Absence.reason(rpeak)
                .map(reason -> Message.of("linear.no-rpeak", reason))
                .orElseGet(() -> Message.of("linear.rpeak", Cells.significant(rpeak, 4))));
        boolean above = sizes.stream()
                .anyMatch(size -> size.efficiencyPercent(rpeak).asOptional().orElse(0) > 100);
        if (above) {
            notes.add(Message.of("linear.above-rpeak"));
        }
        return notes;
    }
}
