package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.quick;
import static org.wattladder.reporter.rules.FailingCase.warning;
import static org.wattladder.reporter.sample.Altered.intervals;
import static org.wattladder.reporter.sample.Intervals.level;
import static org.wattladder.reporter.sample.Intervals.numbered;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.Interruption;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.Precision;
import org.wattladder.model.schedule.UntilPrecise;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;

/** Runs that break the rules of run and load. */
final class FailingLoads {
    private static final RunResult GOOD = SampleRuns.full();

    private FailingLoads() {}

    static List<FailingCase> all() {
        return List.of(
                invalid(
                        "run-incomplete",
                        "run",
                        "The run was aborted: the run was stopped.",
                        Altered.termination(GOOD, Termination.aborted(Message.of("fault.stopped")))),
                warning(
                        "interrupted",
                        "run",
                        "The run was aborted after lu, interval 2 (calibration 1) (last record at"
                                + " 2026-03-01T10:00:00Z): the run was stopped by the user during worklet lu. It was resumed"
                                + " at 2026-03-01T10:05:00Z. Faults before that: host sut: client 2 (process 4711) ended"
                                + " unexpectedly with exit code 137 (signal 9).",
                        course(List.of(interruption()), List.of())),
                invalid(
                        "clock-stepped",
                        "lu, interval 5",
                        "The wall clock deviated from the monotonic clock by -3.000 s; the limit is 0.25 s.",
                        stepped(5, -3)),
                warning(
                        "clock-stepped",
                        "lu, interval 2",
                        "The wall clock deviated from the monotonic clock by" + " +0.500 s; the limit is 0.25 s.",
                        stepped(2, 0.5)),
                new FailingCase(
                        "run-changed",
                        Severity.NOTE,
                        "run",
                        "The plan differs from the suite file: subset, for research only; left out by --only: fft;"
                                + " load levels are 100, 50 percent (--levels).",
                        Altered.plan(
                                GOOD,
                                Plans.mode(
                                        GOOD.plan(),
                                        RunMode.RESEARCH,
                                        List.of(
                                                Message.of("change.left-out", List.of("fft")),
                                                Message.of("change.levels", List.of(100, 50)))))),
                new FailingCase(
                        "duty-cycled",
                        Severity.NOTE,
                        "lu",
                        "1 of 1 intervals held the program by stop-signals at a share of its CPU time, granted every 100 ms;"
                                + " they are no load at a rate.",
                        held(67, 66)),
                warning(
                        "duty-share",
                        "lu",
                        "1 of 1 intervals did not get the share of CPU time that they asked for, the worst being level"
                                + " 67 % with 62.0 %.",
                        held(67, 62)),
                invalid("duty-share", "lu", "the worst being level 67 % with 50.0 %.", held(67, 50)),
                invalid(
                        "missing-interval",
                        "idle",
                        "The worklet was not started.",
                        Altered.worklets(GOOD, GOOD.worklets().subList(0, 2))),
                invalid(
                        "missing-interval",
                        "lu",
                        "The schedule was not completed. Missing intervals: calibration 2.",
                        Altered.worklet(
                                GOOD,
                                "lu",
                                lu -> new WorkletResult(
                                        lu.name(),
                                        lu.clients(),
                                        lu.calibratedRate(),
                                        lu.intervals().subList(0, 2),
                                        List.of()))),
                invalid(
                        "worklet-fault",
                        "lu, host sut",
                        "Worklet lu: client 2 (process 4711) ended unexpectedly with exit code 137 (signal 9) during lu,"
                                + " level 67 %.",
                        Altered.worklet(
                                GOOD,
                                "lu",
                                lu -> new WorkletResult(
                                        lu.name(),
                                        lu.clients(),
                                        lu.calibratedRate(),
                                        lu.intervals(),
                                        List.of(new Fault(
                                                Instant.EPOCH,
                                                Message.of("place.host", "sut"),
                                                Message.of(
                                                        "fault.while",
                                                        Message.of(
                                                                "fault.worklet",
                                                                "lu",
                                                                Message.of(
                                                                        "fault.client-ended",
                                                                        2,
                                                                        "4711",
                                                                        Message.of("exit.signal", 137, 9))),
                                                        Message.of(
                                                                "place.interval",
                                                                "lu",
                                                                Message.of("interval.level", 67))),
                                                List.of()))))),
                warning(
                        "target-load",
                        "lu, level 67 %",
                        "The actual rate deviates from the target by -0.60 %; the" + " limit is 0.5 %.",
                        rate(67, 0.994)),
                invalid(
                        "target-load",
                        "lu, level 67 %",
                        "The actual rate deviates from the target by +2.10 %; the" + " limit is 2 %.",
                        rate(67, 1.021)),
                warning(
                        "target-load",
                        "lu, level 100 %",
                        "The actual rate deviates from the target by -2.20 %;" + " the limit is 2 %.",
                        rate(100, 0.978)),
                invalid(
                        "target-load",
                        "lu, level 100 %",
                        "The actual rate deviates from the target by -2.60 %; the limit is 2.5 %.",
                        rate(100, 0.974)),
                warning(
                        "calibration-spread",
                        "lu",
                        "the limit is 3 %",
                        intervals(GOOD, "lu", numbered(2), interval -> Intervals.actualRate(interval, 750))),
                warning(
                        "rate-moves",
                        "lu",
                        "Between the first and the last third of calibration 2 the rate moved by -6.0 %; the limit is 5 %.",
                        intervals(GOOD, "lu", numbered(3), interval -> thirds(interval, 10_300, 9_700))),
                warning(
                        "rate-moves",
                        "lu",
                        "the rate moved by +80.0 %; the limit is 60 %.",
                        intervals(GOOD, "lu", numbered(3), interval -> thirds(interval, 30, 70))),
                invalid(
                        "published-lengths",
                        "lu",
                        "Differs from the published method: warm-up 3 s, 1 calibration interval, calibration"
                                + " recording 12 s, calibration pre 1.5 s and post 1.5 s, level recording 12 s, level pre"
                                + " 1.5 s and post 1.5 s, level pause 1 s, load levels 100 %, 50 %.",
                        Altered.plan(GOOD, Plans.worklets(GOOD.plan(), List.of(shortened())))),
                warning(
                        "not-precise",
                        "idle, active idle",
                        "known to within 0.37 % only; 0.1 % was asked for.",
                        Altered.plan(GOOD, Plans.worklets(GOOD.plan(), untilPrecise()))),
                warning(
                        "window-length",
                        "lu, level 67 %",
                        "The recording part deviates from its planned length by +1.5 %; the limit is 1 %.",
                        window(121_800_000_000L)),
                invalid(
                        "window-length",
                        "lu, level 67 %",
                        "The recording part deviates from its planned length by -10.0 %; the limit is 5 %.",
                        window(108_000_000_000L)));
    }

    private static IntervalResult thirds(IntervalResult interval, double first, double last) {
        double clients = interval.clients().size();
        return Intervals.clients(
                interval,
                interval.clients().stream()
                        .map(client -> Intervals.figures(
                                client,
                                List.of(
                                        ClientFigure.FIRST_THIRD.of(first / clients),
                                        ClientFigure.LAST_THIRD.of(last / clients))))
                        .toList());
    }

    private static RunResult stepped(int interval, double seconds) {
        return course(List.of(), List.of(new ClockStep(Instant.EPOCH, "lu", interval, seconds)));
    }

    private static Interruption interruption() {
        Instant at = Instant.parse("2026-03-01T10:00:00Z");
        return new Interruption(
                at,
                at.plusSeconds(300),
                Message.of("interrupted.after", "lu", 2, Message.of("interval.calibration", 1)),
                Message.of("fault.stopped-during", "lu"),
                List.of(new Fault(
                        at,
                        Message.of("place.host", "sut"),
                        Message.of("fault.client-ended", 2, "4711", Message.of("exit.signal", 137, 9)),
                        List.of())));
    }

    private static List<WorkletPlan> untilPrecise() {
        return GOOD.plan().worklets().stream()
                .map(worklet -> worklet.schedule() instanceof Idle idle
                        ? worklet.with(new UntilPrecise(idle, new Precision(0.1, Duration.ofMinutes(1))))
                        : worklet)
                .toList();
    }

    private static WorkletPlan shortened() {
        WorkletPlan lu = SampleRuns.quick().plan().worklets().get(1);
        Ladder quick = (Ladder) lu.schedule();
        return WorkletPlan.alone(
                lu.name(),
                lu.workload(),
                lu.metric(),
                lu.parameters(),
                lu.clients(),
                lu.jvmOptions(),
                new Ladder(
                        quick.warmUp(),
                        quick.calibrationIntervals(),
                        quick.calibrationUse(),
                        quick.calibration(),
                        List.of(100.0, 50.0),
                        quick.level()));
    }

    private static RunResult rate(double level, double factor) {
        return intervals(
                GOOD,
                "lu",
                level(level),
                interval -> Intervals.actualRate(
                        interval, interval.rates().target().asOptional().orElseThrow() * factor));
    }

    private static RunResult course(List<Interruption> interruptions, List<ClockStep> steps) {
        RunCourse course = GOOD.course();
        return Altered.course(
                GOOD, new RunCourse(course.startedAt(), course.endedAt(), course.termination(), interruptions, steps));
    }

    private static RunResult window(long nanos) {
        return intervals(GOOD, "lu", level(67), interval -> Altered.recordingNanos(interval, nanos));
    }

    private static RunResult held(double asked, double granted) {
        List<Figure> figures = List.of(
                new Figure("period-of-stop-signals", 100, "ms"),
                new Figure(Figure.SHARE_ASKED, asked, "%"),
                new Figure(Figure.SHARE_GRANTED, granted, "%"));
        return intervals(
                GOOD,
                "lu",
                level(67),
                interval -> Intervals.clients(
                        interval,
                        interval.clients().stream()
                                .map(client -> Intervals.figures(client, figures))
                                .toList()));
    }
}
