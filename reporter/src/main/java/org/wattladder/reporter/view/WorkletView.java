package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.Metric;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Decimals;

/**
 * One worklet as texts.
 *
 * @param number place in the plan, from 1; makes names in a page unique
 * @param name of the worklet
 * @param workload group it belongs to
 * @param idle whether it only idles
 * @param calibratedRate transactions per second that count as 100 %
 * @param geometricMean of performance per watt, not normalised
 * @param ladderRatio sum of operations by sum of watts
 * @param fullWatts watts of the highest level, or of idle
 * @param tier weakest evidence behind its watts
 * @param perWattUnit unit of performance per watt
 * @param performanceUnit unit of performance; empty when it is transactions per second, which every table shows anyway
 * @param state in a few words
 * @param rows levels in the order of execution, then idle
 * @param traffic cells of what a storage worklet moved; empty for others
 * @param notes why figures are missing, and what the ratio holds
 * @param figures it was made of
 */
public record WorkletView(
        int number,
        String name,
        String workload,
        boolean idle,
        String calibratedRate,
        String geometricMean,
        String ladderRatio,
        String fullWatts,
        String tier,
        String perWattUnit,
        String performanceUnit,
        String state,
        List<LevelRow> rows,
        List<List<Object>> traffic,
        List<Message> notes,
        WorkletFigures figures) {

    static WorkletView of(int number, WorkletFigures worklet, RunFigures run) {
        List<IntervalFigures> rungs = rungs(worklet, run);
        List<LevelRow> rows = rungs.stream().map(LevelRow::of).toList();
        String unit = worklet.plan().metric().unit();
        return new WorkletView(
                number,
                worklet.plan().name(),
                worklet.plan().workload(),
                worklet.idle(),
                worklet.levels().stream().anyMatch(IntervalFigures::paced)
                        ? figure(worklet, worklet.calibratedRate(), 5)
                        : "–",
                figure(worklet, worklet.geometricMean(), 4),
                figure(worklet, worklet.ladderRatio(), 4),
                rows.isEmpty() ? Decimals.ABSENT : rows.get(0).watts(),
                worklet.tier().map(EvidenceTier::label).orElse("–"),
                (unit.isBlank() ? "performance" : unit) + " per W",
                worklet.plan().metric() == Metric.TRANSACTIONS ? "" : unit,
                state(worklet),
                rows,
                TrafficRow.all(worklet),
                notes(worklet, rows),
                worklet);
    }

    /** The sweep over depths; without rows unless the worklet is swept. */
    public DepthTable depths() {
        return DepthTable.of(figures);
    }

    /** Hosts side by side, as cells below {@link HostRows#HEADINGS}; none in a run of one host. */
    public List<List<Object>> hosts() {
        return HostRows.ofLevels(figures);
    }

    /** The settings of the worklet, one text each. */
    public List<String> parameters() {
        return figures.plan().parameters().stream()
                .map((Setting setting) -> setting.name() + " = " + setting.value())
                .toList();
    }

    /** The rungs of the ladder: its levels and, when the run has it, idle of whichever worklet. */
    static List<IntervalFigures> rungs(WorkletFigures worklet, RunFigures run) {
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

    private static String figure(WorkletFigures worklet, Measurement measurement, int digits) {
        return worklet.idle() ? "–" : Decimals.significant(measurement, digits);
    }

    private static String state(WorkletFigures worklet) {
        if (worklet.result().isEmpty()) {
            return "not begun";
        }
        boolean ended = worklet.intervals().stream()
                .allMatch(interval -> interval.result().isPresent());
        boolean faults =
                worklet.result().stream().anyMatch(result -> !result.faults().isEmpty());
        if (!ended) {
            return "measured in part";
        }
        return faults ? "measured, with faults" : "measured";
    }

    private static List<Message> notes(WorkletFigures worklet, List<LevelRow> rows) {
        List<Message> notes = new ArrayList<>();
        rows.forEach(row ->
                row.absent().ifPresent(reason -> notes.add(Message.of("note.absent-at", row.load(), reason))));
        HostDevices.note(worklet).ifPresent(notes::add);
        BypassNote.of(worklet).ifPresent(notes::add);
        if (!worklet.idle()) {
            Absence.reason(worklet.ladderRatio())
                    .ifPresentOrElse(
                            reason -> notes.add(Message.of("note.no-ladder-ratio", reason)),
                            () -> notes.add(Message.of(
                                    worklet.idleIncluded() ? "note.ladder-ratio" : "note.ladder-ratio-without-idle")));
            Absence.reason(worklet.geometricMean())
                    .ifPresent(reason -> notes.add(Message.of("note.no-geometric-mean", reason)));
        }
        return List.copyOf(notes);
    }
}
