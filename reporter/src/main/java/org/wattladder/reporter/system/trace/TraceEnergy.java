package org.wattladder.reporter.system.trace;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.result.Interruption;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Window;
import org.wattladder.model.schedule.Trace;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.notation.Times;
import org.wattladder.reporter.view.table.Cells;

/**
 * What the load of one worklet took over all of its bins.
 *
 * @param worklet that followed a curve
 * @param schedule of it
 * @param interruptions of the run
 */
record TraceEnergy(WorkletFigures worklet, Trace schedule, List<Interruption> interruptions) {
    private static final double WATT_HOUR_JOULES = 3600;
    private static final double HOUR_SECONDS = 3600;

    /** Of each worklet that follows a curve. */
    static List<TraceEnergy> of(RunFigures run) {
        return run.worklets().stream()
                .filter(worklet -> !worklet.bins().isEmpty())
                .map(worklet -> new TraceEnergy(
                        worklet,
                        (Trace) worklet.plan().schedule(),
                        run.result().course().interruptions()))
                .toList();
    }

    private List<IntervalFigures> bins() {
        return worklet.bins();
    }

    /** Energy of all bins, as they were recorded; absent when a bin has no watts or was not begun. */
    Measurement joules() {
        return bins().size() < schedule.loads().size()
                ? Measurement.absent("absent.interval-not-measured")
                : bins().stream()
                        .map(IntervalFigures::energyJoules)
                        .reduce(Measurement.of(0), (a, b) -> Absence.combine(a, b, Double::sum));
    }

    /** A figure of all bins that sums up the run. */
    Headline headline(String label, boolean several, Text unit, Measurement value) {
        Text name = several ? Headline.named(worklet.plan().name(), Message.of(label)) : Message.of(label);
        return Headline.plain(name, unit, value, Drawn.ofSeveral(worklet.tier()));
    }

    /** Over all bins, those without load included. */
    Measurement meanWatts() {
        return Absence.combine(joules(), Measurement.of(seconds()), (joules, seconds) -> joules / seconds);
    }

    private double seconds() {
        return windows().stream().mapToLong(Window::nanos).sum() / 1e9;
    }

    private List<Window> windows() {
        return bins().stream()
                .flatMap(bin -> bin.result().stream())
                .map(result -> result.window())
                .toList();
    }

    /** How the curve was followed, what it took, and what was left out. */
    List<Message> sentences() {
        List<Message> sentences = new ArrayList<>();
        sentences.add(Message.of(
                "trace.followed",
                worklet.plan().name(),
                schedule.curve(),
                Times.length(schedule.length()),
                schedule.loads().size(),
                Times.length(schedule.bin().recording())));
        Measurement joules = joules();
        if (joules.asOptional().isPresent()) {
            sentences.add(Message.of(
                    "trace.took",
                    Cells.significant(joules, 4),
                    Figure.significant(joules.asOptional().getAsDouble() / WATT_HOUR_JOULES, 4),
                    Cells.significant(meanWatts(), 4)));
            sentences.add(Message.of(
                    "trace.at-its-length",
                    Times.length(schedule.length()),
                    Figure.significant(
                            meanWatts().asOptional().orElseThrow()
                                    * schedule.length().toSeconds()
                                    / HOUR_SECONDS,
                            4)));
        }
        sentences.add(Message.of(
                "trace.unfinished",
                bins().stream().mapToLong(IntervalFigures::unfinished).sum()));
        if (windows().size() > 1) {
            sentences.add(Message.of(
                    "trace.between",
                    Times.length(Duration.ofSeconds(Math.round(between().toMillis() / 1000.0)))));
        }
        return sentences;
    }

    private Duration interrupted(Instant from, Instant until) {
        Duration all = Duration.ZERO;
        for (Interruption each : interruptions) {
            Instant begin = each.at().isAfter(from) ? each.at() : from;
            Instant end = each.resumedAt().isBefore(until) ? each.resumedAt() : until;
            all = end.isAfter(begin) ? all.plus(Duration.between(begin, end)) : all;
        }
        return all;
    }

    /** Time between the windows of the bins, without that in which the run was interrupted. */
    private Duration between() {
        List<Window> windows = windows();
        Duration between = Duration.ZERO;
        for (int i = 1; i < windows.size(); i++) {
            Instant ended = windows.get(i - 1).endedAt();
            Instant next = windows.get(i).startedAt();
            between = between.plus(Duration.between(ended, next)).minus(interrupted(ended, next));
        }
        return between;
    }
}
