package org.wattladder.reporter.figures;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.result.Measurement;

/** What says which load an interval of a worklet had, beside a share of full load; each absent where it has no meaning. */
public enum LoadPlace {
    /** Outstanding transactions asked for, of each client. */
    DEPTH(
            "depth",
            (worklet, interval) -> interval.plan().depth().isPresent()
                    ? Measurement.of((double) interval.plan().depth().getAsInt())
                    : none()),
    /** Place among the steps of a response curve in the order of execution, from 1. */
    STEP("step", (worklet, interval) -> place(worklet.intervals(), interval, LoadPlace::isStep)),
    /** Place among the bins of a load that changes over time, from 1. */
    BIN("bin", (worklet, interval) -> place(worklet.bins(), interval, each -> true)),
    /** Place among the intervals that repeat the same iterations, from 1. */
    REPEAT(
            "repeat",
            (worklet, interval) -> place(
                    worklet.intervals(),
                    interval,
                    each -> each.plan().untimed()
                            && each.plan().load().equals(interval.plan().load()))),
    /** Share of their data that iterations work on, in percent. */
    DATA(
            "dataPercent",
            (worklet, interval) -> interval.plan().load() instanceof Load.Iterations iterations
                    ? Measurement.of((double) iterations.sizePercent())
                    : none());

    private final String field;

    @SuppressWarnings("ImmutableEnumChecker") // a function without state
    private final BiFunction<WorkletFigures, IntervalFigures, Measurement> figure;

    LoadPlace(String field, BiFunction<WorkletFigures, IntervalFigures, Measurement> figure) {
        this.field = field;
        this.figure = figure;
    }

    /** Its name in {@code result.json}. */
    public String field() {
        return field;
    }

    /** The figure of this interval of the worklet. */
    public Measurement of(WorkletFigures worklet, IntervalFigures interval) {
        return figure.apply(worklet, interval);
    }

    private static boolean isStep(IntervalFigures interval) {
        return interval.plan().purpose() == Purpose.STEP;
    }

    private static Measurement place(
            List<IntervalFigures> all, IntervalFigures interval, Predicate<IntervalFigures> alike) {
        List<Integer> numbers =
                all.stream().filter(alike).map(each -> each.plan().number()).toList();
        int place = 1 + numbers.indexOf(interval.plan().number());
        return place == 0 ? none() : Measurement.of((double) place);
    }

    private static Measurement none() {
        return Measurement.absent("absent.no-such-load");
    }
}
