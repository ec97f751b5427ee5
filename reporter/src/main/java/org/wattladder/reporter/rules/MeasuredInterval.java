package org.wattladder.reporter.rules;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * An interval that was measured, and where it stands in the run.
 *
 * @param worklet it belongs to
 * @param figures of the interval
 * @param result what was recorded
 */
public record MeasuredInterval(WorkletFigures worklet, IntervalFigures figures, IntervalResult result) {

    /** Every interval that was measured. */
    public static List<MeasuredInterval> all(RunFigures run) {
        return run.worklets().stream().flatMap(worklet -> in(worklet).stream()).toList();
    }

    /** Every interval of a worklet that was measured. */
    public static List<MeasuredInterval> in(WorkletFigures worklet) {
        return worklet.intervals().stream()
                .flatMap(interval ->
                        interval.result().stream().map(result -> new MeasuredInterval(worklet, interval, result)))
                .toList();
    }

    /** Every load level and idle interval that was measured. */
    public static List<MeasuredInterval> counting(RunFigures run) {
        return all(run).stream().filter(interval -> interval.figures.counts()).toList();
    }

    /** Those of each worklet, judged together. */
    public static Function<RunFigures, List<Threshold.Place<MeasuredInterval>>> byWorklet(
            Predicate<MeasuredInterval> which) {
        return run -> run.worklets().stream()
                .map(worklet -> new Threshold.Place<MeasuredInterval>(
                        new Name(worklet.plan().name()),
                        in(worklet).stream().filter(which).toList()))
                .toList();
    }

    /** Those of the run, judged one by one. */
    public static Function<RunFigures, List<Threshold.Place<MeasuredInterval>>> each(
            Predicate<MeasuredInterval> which) {
        return run -> all(run).stream()
                .filter(which)
                .map(interval -> new Threshold.Place<MeasuredInterval>(interval.place(), List.of(interval)))
                .toList();
    }

    /** For example {@code lu, level 67 %}. */
    public Message place() {
        return Message.of("place.interval", worklet.plan().name(), figures.name());
    }
}
