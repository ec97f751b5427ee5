package org.wattladder.reporter.sample;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.Window;
import org.wattladder.model.result.WorkletResult;

/** Copies of a result in which one thing is different. */
public final class Altered {
    private Altered() {}

    public static RunResult termination(RunResult run, Termination termination) {
        RunCourse course = run.course();
        return course(
                run,
                new RunCourse(
                        course.startedAt(),
                        course.endedAt(),
                        termination,
                        course.interruptions(),
                        course.clockSteps()));
    }

    public static RunResult plan(RunResult run, RunPlan plan) {
        return run.with(plan);
    }

    public static RunResult course(RunResult run, RunCourse course) {
        return copy(run, course, run.hosts(), run.worklets());
    }

    public static RunResult worklets(RunResult run, List<WorkletResult> worklets) {
        return copy(run, run.course(), run.hosts(), worklets);
    }

    public static RunResult hosts(RunResult run, List<HostResult> hosts) {
        return copy(run, run.course(), hosts, run.worklets());
    }

    public static RunResult worklet(RunResult run, String name, UnaryOperator<WorkletResult> change) {
        return worklets(
                run,
                run.worklets().stream()
                        .map(worklet -> worklet.name().equals(name) ? change.apply(worklet) : worklet)
                        .toList());
    }

    /** Changes the intervals of a worklet. */
    public static RunResult intervals(
            RunResult run, String name, Predicate<IntervalResult> which, UnaryOperator<IntervalResult> change) {
        return worklet(
                run,
                name,
                worklet -> new WorkletResult(
                        worklet.name(),
                        worklet.clients(),
                        worklet.servers(),
                        worklet.calibratedRate(),
                        worklet.intervals().stream()
                                .map(interval -> which.test(interval) ? change.apply(interval) : interval)
                                .toList(),
                        worklet.missing(),
                        worklet.faults(),
                        worklet.discards()));
    }

    /** Changes what the power meters saw of every interval of a worklet. */
    public static RunResult powerWindows(RunResult run, String name, UnaryOperator<MeterWindow> change) {
        return intervals(
                run,
                name,
                any -> true,
                interval -> power(
                        interval,
                        PowerResult.of(
                                interval.power().averageWatts(),
                                interval.power().meters().stream().map(change).toList())));
    }

    /** Changes what the meters are. */
    public static RunResult meters(RunResult run, UnaryOperator<MeterFacts> change) {
        return new RunResult(
                run.run(),
                run.productVersion(),
                run.course(),
                run.plan(),
                run.hosts(),
                run.meters().stream().map(change).toList(),
                run.worklets(),
                run.environment());
    }

    public static IntervalResult power(IntervalResult interval, PowerResult power) {
        return copy(interval, interval.window().nanos(), power, interval.temperature());
    }

    public static IntervalResult temperature(IntervalResult interval, TemperatureResult temperature) {
        return copy(interval, interval.window().nanos(), interval.power(), temperature);
    }

    public static IntervalResult recordingNanos(IntervalResult interval, long recordingNanos) {
        return copy(interval, recordingNanos, interval.power(), interval.temperature());
    }

    /** The same work in so many seconds. */
    public static IntervalResult seconds(IntervalResult interval, double seconds) {
        return new IntervalResult(
                interval.plan(),
                new Window(
                        interval.window().startedAt(),
                        Math.round(seconds * 1e9),
                        interval.window().starts()),
                new Rates(
                        interval.rates().target(),
                        Measurement.of(2000 / seconds),
                        interval.rates().achievedDepth()),
                interval.power(),
                interval.temperature(),
                interval.conditions(),
                interval.types(),
                interval.clients());
    }

    private static IntervalResult copy(
            IntervalResult interval, long recordingNanos, PowerResult power, TemperatureResult temperature) {
        return new IntervalResult(
                interval.plan(),
                new Window(
                        interval.window().startedAt(),
                        recordingNanos,
                        interval.window().starts()),
                interval.rates(),
                power,
                temperature,
                interval.conditions(),
                interval.types(),
                interval.clients());
    }

    private static RunResult copy(
            RunResult run, RunCourse course, List<HostResult> hosts, List<WorkletResult> worklets) {
        return new RunResult(
                run.run(), run.productVersion(), course, run.plan(), hosts, run.meters(), worklets, run.environment());
    }
}
