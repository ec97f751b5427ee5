package org.wattladder.reporter.system.ratios;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** Kernels that ran one way, with the means of their ratios. */
final class RatioTable {
    private RatioTable() {}

    /** A line of cells: a kernel, or a mean. */
    private record Row(
            Text name,
            Text kind,
            Text copies,
            Text times,
            Text median,
            Text scaling,
            Text watts,
            Text joules,
            Text base,
            Text peakTime,
            Text peak) {}

    static Table<?> of(Way way, RunFigures run) {
        List<Way.Pair> pairs = way.of(run);
        List<Row> rows = new ArrayList<>();
        for (KernelClass kind : KernelClass.values()) {
            List<Way.Pair> ofKind = pairs.stream()
                    .filter(pair -> pair.base().kernelClass() == kind)
                    .toList();
            ofKind.forEach(pair -> rows.add(row(pair, run)));
            if (kind != KernelClass.OTHER && !ofKind.isEmpty()) {
                rows.add(mean(kind, ofKind, run));
            }
        }
        return Table.of("legend.ratios", columns(), rows);
    }

    private static List<Column<Row>> columns() {
        return List.of(
                Column.ofWords("column.kernel", "column.kernel", Row::name),
                Column.ofWords("column.kernel-class", "column.kernel-class", Row::kind),
                Column.of("column.copies", Row::copies),
                Column.of("column.task-times", Row::times),
                Column.of("column.median-time", Row::median),
                Column.of("column.scaling", Row::scaling),
                Column.of("column.channel-watts", Row::watts),
                Column.of("column.joules-per-task", Row::joules),
                Column.of("column.base-ratio", Row::base),
                Column.of("column.peak-time", Row::peakTime),
                Column.of("column.peak-ratio", Row::peak));
    }

    private static Row row(Way.Pair pair, RunFigures run) {
        KernelRun base = pair.base();
        boolean estimated =
                base.worklet().tier().stream().anyMatch(tier -> tier.compareTo(EvidenceTier.ESTIMATED) >= 0);
        List<Text> times =
                base.seconds().stream().map(each -> Cells.significant(each, 4)).toList();
        return new Row(
                new Name(base.kernel()),
                base.kernelClass().word(),
                Text.of(base.copies()),
                Text.of(times),
                Cells.significant(base.medianSeconds(), 4),
                base.variant().equals(Way.RATE.variant())
                        ? Cells.fixed(base.scaling(KernelRun.of(run)), 2)
                        : Cells.DASH,
                marked(base.watts(), estimated),
                marked(base.joulesPerTask(), estimated),
                ratio(base.ratio(), run),
                pair.peak().equals(base)
                        ? Cells.DASH
                        : Cells.significant(pair.peak().medianSeconds(), 4),
                ratio(pair.peak().ratio(), run));
    }

    private static Row mean(KernelClass kind, List<Way.Pair> pairs, RunFigures run) {
        return new Row(
                Message.of("ratios.mean"),
                kind.word(),
                Cells.DASH,
                Cells.DASH,
                Cells.DASH,
                Cells.DASH,
                Cells.DASH,
                Cells.DASH,
                ratio(Way.mean(pairs.stream().map(Way.Pair::base).toList()), run),
                Cells.DASH,
                ratio(Way.mean(pairs.stream().map(Way.Pair::peak).toList()), run));
    }

    /** A ratio, marked as an estimate unless the run is the whole suite as it stands; a dash where there is none. */
    static Text ratio(Measurement ratio, RunFigures run) {
        return marked(ratio, WholeSuite.estimate(run));
    }

    private static Text marked(Measurement figure, boolean estimate) {
        if (figure.asOptional().isEmpty()) {
            return Cells.DASH;
        }
        Figure shown = Figure.significant(figure.asOptional().getAsDouble(), 4);
        return estimate ? Message.of("ratios.estimate", shown) : shown;
    }

    static Message reference(RunFigures run) {
        Reference reference = run.result().plan().score().reference();
        return reference.given()
                ? Message.of(
                        "ratios.reference", reference.name(), reference.machine(), reference.made(), reference.suite())
                : Message.of("ratios.no-reference");
    }

    /** Why ratios are missing, and what {@code est.} stands for. */
    static List<Message> notes(Way way, RunFigures run) {
        Set<Message> notes = new LinkedHashSet<>();
        if (run.result().plan().score().reference().given()) {
            for (Way.Pair pair : way.of(run)) {
                Absence.reason(pair.base().ratio())
                        .ifPresent(reason -> notes.add(Message.of(
                                "note.no-score", pair.base().worklet().plan().name(), reason)));
            }
        }
        if (WholeSuite.estimate(run)) {
            notes.add(Message.of("ratios.estimate-of-ratios"));
        }
        if (run.tier().stream().anyMatch(tier -> tier.compareTo(EvidenceTier.ESTIMATED) >= 0)) {
            notes.add(Message.of("ratios.estimate-of-watts"));
        }
        return List.copyOf(notes);
    }
}
