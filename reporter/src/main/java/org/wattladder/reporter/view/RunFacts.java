package org.wattladder.reporter.view;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.notation.Names;
import org.wattladder.reporter.notation.Times;

/** The facts of a run and of its plan. */
final class RunFacts {
    private RunFacts() {}

    static List<Fact> headlines(RunFigures run, Judgement judgement) {
        long whole = run.worklets().stream()
                .filter(worklet -> worklet.intervals().stream()
                        .allMatch(interval -> interval.result().isPresent()))
                .count();
        List<Fact> headlines = new ArrayList<>();
        headlines.add(new Fact("Active idle", watts(run.idleWatts().asOptional())));
        headlines.add(new Fact("Highest average power", watts(highestWatts(run))));
        headlines.add(new Fact(
                "Evidence for watts", run.tier().map(EvidenceTier::label).orElse("none")));
        headlines.add(
                new Fact("Worklets measured", whole + " of " + run.worklets().size()));
        headlines.add(new Fact("Findings", findings(judgement)));
        return List.copyOf(headlines);
    }

    private static String findings(Judgement judgement) {
        String counts = Arrays.stream(Severity.values())
                .filter(severity -> judgement.count(severity) > 0)
                .map(severity -> severity.counted(judgement.count(severity)))
                .collect(Collectors.joining(", "));
        return counts.isEmpty() ? "none" : counts;
    }

    static List<Fact> run(RunFigures run) {
        RunResult result = run.result();
        List<Fact> facts = new ArrayList<>(inOneGo(run, result));
        result.course()
                .interruptions()
                .forEach(each -> facts.add(new Fact(
                        "Interrupted", Message.of("interrupted.fact", each.after(), each.resumedAt(), each.cause()))));
        return List.copyOf(facts);
    }

    private static List<Fact> inOneGo(RunFigures run, RunResult result) {
        return List.of(
                new Fact("Run", result.run()),
                new Fact("Suite", result.plan().suite().name()),
                new Fact("Suite system", result.plan().suite().system()),
                new Fact("Started", instant(result.course().startedAt())),
                new Fact("Ended", instant(result.course().endedAt())),
                new Fact("Took", took(result)),
                new Fact("Mode", mode(result.plan())),
                new Fact(
                        "Evidence for watts",
                        run.tier().map(EvidenceTier::label).orElse("none")),
                new Fact(
                        "Active idle",
                        Absence.reason(run.idleWatts())
                                .<Object>map(reason -> Message.of("absent", reason))
                                .orElseGet(() -> watts(run.idleWatts().asOptional()))),
                new Fact("Made by", "Wattladder " + result.productVersion()));
    }

    static List<Fact> plan(RunPlan plan) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("Seed", Long.toString(plan.seed())));
        facts.add(new Fact(
                "Planned length",
                Times.length(plan.worklets().stream()
                        .map(worklet -> worklet.schedule().atMost())
                        .reduce(Duration.ZERO, Duration::plus))));
        facts.add(new Fact(
                "Changes to the suite",
                plan.suite().changes().isEmpty()
                        ? Message.of("none")
                        : Listing.clauses(plan.suite().changes())));
        facts.add(new Fact("Power meters", meters(plan.meters())));
        facts.add(new Fact("Temperature sensors", meters(plan.sensors())));
        for (WorkletPlan worklet : plan.worklets()) {
            facts.add(new Fact("Worklet " + worklet.name(), describe(worklet)));
        }
        return List.copyOf(facts);
    }

    private static String describe(WorkletPlan worklet) {
        String users = worklet.clients().usersPerClient() == 0
                ? "one user per CPU"
                : worklet.clients().usersPerClient()
                        + (worklet.clients().usersPerClient() == 1 ? " user each" : " users each");
        String parameters = worklet.parameters().stream()
                .map(setting -> setting.name() + " = " + setting.value())
                .collect(Collectors.joining(", "));
        return "one client per " + Names.of(worklet.clients().per()) + ", " + users
                + (parameters.isEmpty() ? "" : "; " + parameters)
                + "; intervals " + intervals(worklet.schedule());
    }

    private static String intervals(Schedule schedule) {
        return schedule.foreseen().isEmpty()
                ? "at most " + schedule.mostIntervals()
                : schedule.foreseen().stream()
                        .map(interval -> interval.word() + " "
                                + Times.length(interval.lengths().recording()))
                        .distinct()
                        .collect(Collectors.joining(", "));
    }

    private static String meters(List<MeterPlan> meters) {
        return meters.isEmpty()
                ? "none"
                : meters.stream()
                        .map(meter -> meter.name() + ", a sample each "
                                + Times.length(Duration.ofMillis(meter.samplingMillis())) + ranges(meter))
                        .collect(Collectors.joining("; "));
    }

    private static String ranges(MeterPlan meter) {
        if (meter.ranges() instanceof RangePolicy.Fixed fixed) {
            return ", ranges for " + Decimals.machine(fixed.volts()) + " V and " + Decimals.machine(fixed.amps())
                    + " A";
        }
        if (meter.ranges() instanceof RangePolicy.FromRangingPass pass) {
            return ", ranges from a pass of " + Times.length(pass.length());
        }
        return meter.ranges() instanceof RangePolicy.Automatic ? ", automatic ranges" : "";
    }

    private static String mode(RunPlan plan) {
        return switch (plan.suite().mode()) {
            case FULL -> "full";
            case QUICK -> "quick: a rehearsal, not a rating";
            case SELECTED -> "selected: research, not a rating";
        };
    }

    private static String instant(Instant instant) {
        return instant == null ? "" : Times.seconds(instant);
    }

    private static String took(RunResult result) {
        return result.course().startedAt() == null || result.course().endedAt() == null
                ? ""
                : Times.length(Duration.ofSeconds(Duration.between(
                                result.course().startedAt(), result.course().endedAt())
                        .toSeconds()));
    }

    private static OptionalDouble highestWatts(RunFigures run) {
        return run.intervals().stream()
                .filter(IntervalFigures::counts)
                .map(interval -> interval.averageWatts().asOptional())
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .max();
    }

    private static String watts(OptionalDouble watts) {
        return watts.isPresent() ? Decimals.significant(watts.getAsDouble(), 4) + " W" : Decimals.ABSENT;
    }
}
