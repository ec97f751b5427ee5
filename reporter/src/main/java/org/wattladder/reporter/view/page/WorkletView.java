package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.score.Repeats;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.DepthTable;
import org.wattladder.reporter.view.table.HostRows;
import org.wattladder.reporter.view.table.Levels;
import org.wattladder.reporter.view.table.SearchTable;
import org.wattladder.reporter.view.table.Table;
import org.wattladder.reporter.view.table.TrafficTable;
import org.wattladder.reporter.view.table.WorkUnit;

/**
 * One worklet as texts.
 *
 * @param number place in the plan, from 1; makes names in a page unique
 * @param figures it was made of
 * @param levels in the order of execution, then idle
 * @param tables of hosts, of a sweep over depths, of what storage moved: those that have rows
 * @param notes why figures are missing, and what the ratio holds
 */
public record WorkletView(
        int number, WorkletFigures figures, Table<IntervalFigures> levels, List<Table<?>> tables, List<Message> notes) {
    /** The summary of all worklets. */
    static final List<Column<WorkletView>> SUMMARY = List.of(
            Column.of("column.worklet", WorkletView::name),
            Column.ofWideWords("column.workload", WorkletView::workload),
            Column.of("column.calibrated-rate", "short.calibrated-rate", WorkletView::calibratedRate),
            Column.of("column.watts-at-top", "short.watts-at-top", WorkletView::fullWatts),
            Column.ofWords("column.tier", "short.tier", worklet -> Cells.tier(worklet.figures.tier())),
            Column.of(
                    "column.geometric-mean",
                    "short.geometric-mean",
                    worklet -> worklet.figure(worklet.figures.geometricMean(), 4)),
            Column.of("column.ladder-ratio", worklet -> worklet.figure(worklet.figures.ladderRatio(), 4)),
            Column.ofWideWords("column.state", WorkletView::state));

    static WorkletView of(int number, WorkletFigures worklet, RunFigures run) {
        List<IntervalFigures> rungs = rungs(worklet, run);
        return new WorkletView(
                number,
                worklet,
                WorkUnit.in(worklet, Levels.of(worklet, rungs)).withFiguresOrWhole(),
                Stream.concat(
                                SearchTable.of(worklet).stream(),
                                Stream.<Table<?>>of(
                                        DepthTable.of(worklet), HostRows.ofLevels(worklet), TrafficTable.of(worklet)))
                        .filter(table -> !table.isEmpty())
                        .<Table<?>>map(table -> WorkUnit.in(worklet, table))
                        .toList(),
                notes(worklet, rungs));
    }

    /** The same without these notes, which stand elsewhere. */
    WorkletView without(List<Message> elsewhere) {
        return new WorkletView(
                number,
                figures,
                levels,
                tables,
                notes.stream().filter(note -> !elsewhere.contains(note)).toList());
    }

    /** Where its part of a page is. */
    public String link() {
        return "worklet-" + number;
    }

    /** Its name. */
    public String name() {
        return figures.plan().name();
    }

    /** The group it belongs to. */
    public String workload() {
        return figures.plan().workload();
    }

    /** Whether it only idles. */
    public boolean idle() {
        return figures.idle();
    }

    /** Transactions per second that count as 100 %. */
    public Text calibratedRate() {
        return figures.levels().stream().anyMatch(IntervalFigures::paced)
                ? figure(figures.calibratedRate(), 4)
                : Cells.DASH;
    }

    /** The settings of the worklet, one text each. */
    public List<Text> parameters() {
        return figures.plan().parameters().stream().map(ParameterText::of).toList();
    }

    /** How far it was measured. */
    public Message state() {
        if (figures.result().isEmpty()) {
            return Message.of("word.not-begun");
        }
        if (figures.intervals().stream().anyMatch(interval -> interval.result().isEmpty())) {
            return Message.of("word.measured-in-part");
        }
        boolean faults =
                figures.result().stream().anyMatch(result -> !result.faults().isEmpty());
        return Message.of(faults ? "word.measured-with-faults" : "word.measured");
    }

    /** What the marks of its levels are. */
    public Message marksHeading() {
        return Message.of(figures.bins().isEmpty() ? "chart.graph" : "chart.trace-graph");
    }

    /**
     * Its highest level, of loads that rise the greatest, of depths that with the greatest rate, of repeats the median; for active
     * idle idle itself; empty when no level was begun.
     */
    public Optional<IntervalFigures> top() {
        List<IntervalFigures> rows = idle() ? levels.rows() : figures.levels();
        if (!figures.depths().isEmpty()) {
            return figures.depths().stream()
                    .max(Comparator.comparingDouble(
                            depth -> depth.actualRate().asOptional().orElse(0)));
        }
        boolean rising = !figures.bins().isEmpty()
                || rows.stream().anyMatch(level -> level.plan().mayOverload());
        return rising
                ? rows.stream()
                        .max(Comparator.comparingDouble(
                                level -> level.targetRate().asOptional().orElse(0)))
                : rows.stream().findFirst().flatMap(first -> Repeats.median(first, rows));
    }

    Text fullWatts() {
        return top().map(top -> Cells.significant(top.averageWatts(), 4)).orElse(Cells.ABSENT);
    }

    private Text figure(Measurement measurement, int digits) {
        return idle() ? Cells.DASH : Cells.significant(measurement, digits);
    }

    /** The rows of a worklet: its load levels and, when the run has it, idle of whichever worklet. */
    private static List<IntervalFigures> rungs(WorkletFigures worklet, RunFigures run) {
        if (!worklet.bins().isEmpty()) {
            return worklet.bins();
        }
        List<IntervalFigures> rungs = new ArrayList<>(worklet.levels());
        List<IntervalFigures> idle = run.intervals().stream()
                .filter(interval -> interval.plan().idle())
                .toList();
        idle.stream()
                .filter(interval -> interval.averageWatts().equals(run.idleWatts()))
                .reduce((first, second) -> second)
                .or(() -> idle.stream().findFirst())
                .ifPresent(rungs::add);
        return rungs;
    }

    private static List<Message> notes(WorkletFigures worklet, List<IntervalFigures> rungs) {
        List<Message> notes = new ArrayList<>();
        Map<Message, List<Text>> missing = new LinkedHashMap<>();
        rungs.forEach(rung -> Levels.absent(rung)
                .ifPresent(reason -> missing.computeIfAbsent(reason, unused -> new ArrayList<>())
                        .add(Levels.load(rung))));
        missing.forEach((reason, loads) -> notes.add(Message.of("note.absent-at", loads, reason)));
        HostDevices.note(worklet).ifPresent(notes::add);
        BypassNote.of(worklet).ifPresent(notes::add);
        if (!worklet.idle()) {
            Absence.reason(worklet.ladderRatio())
                    .ifPresentOrElse(
                            reason -> notes.add(Message.of("note.no-ladder-ratio", reason)),
                            () -> notes.add(Message.of(
                                    !worklet.bins().isEmpty()
                                            ? "note.ladder-ratio-of-bins"
                                            : worklet.idleIncluded()
                                                    ? "note.ladder-ratio"
                                                    : "note.ladder-ratio-without-idle")));
            Absence.reason(worklet.geometricMean())
                    .ifPresent(reason -> notes.add(Message.of("note.no-geometric-mean", reason)));
        }
        return List.copyOf(notes);
    }
}
