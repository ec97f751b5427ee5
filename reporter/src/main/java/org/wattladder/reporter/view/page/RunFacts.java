package org.wattladder.reporter.view.page;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.schedule.UntilPrecise;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.view.table.Cells;

/** The facts of a run and of its plan. */
public final class RunFacts {
    private RunFacts() {}

    private static Message evidence(RunFigures run) {
        return run.tier().map(Cells::tier).orElse(Message.of("word.none"));
    }

    /** How many findings there are of each severity. */
    static Text findings(Judgement judgement) {
        List<Message> counts = Arrays.stream(Severity.values())
                .filter(severity -> judgement.count(severity) > 0)
                .map(severity -> Message.of("findings." + severity.label(), judgement.count(severity)))
                .toList();
        return counts.isEmpty() ? Message.of("word.none") : Text.of(counts);
    }

    static List<Fact> run(RunFigures run) {
        RunResult result = run.result();
        List<Fact> facts = new ArrayList<>(inOneGo(run, result));
        result.course()
                .interruptions()
                .forEach(each -> facts.add(Fact.of(
                        "fact.interrupted",
                        Message.of("interrupted.fact", each.after(), each.resumedAt(), each.cause()))));
        return List.copyOf(facts);
    }

    private static List<Fact> inOneGo(RunFigures run, RunResult result) {
        return List.of(
                Fact.of("heading.run", result.run()),
                Fact.of("fact.suite", result.plan().suite().name()),
                Fact.of("fact.suite-system", result.plan().suite().system()),
                Fact.of("fact.started", result.course().startedAt()),
                Fact.of("fact.ended", result.course().endedAt()),
                Fact.of("fact.took", took(result)),
                Fact.of("fact.mode", mode(result.plan())),
                Fact.of("fact.evidence", evidence(run)),
                Fact.of(
                        "fact.active-idle",
                        Absence.reason(run.idleWatts())
                                .<Text>map(reason -> Message.of("absent", reason))
                                .orElseGet(() -> Cells.watts(run.idleWatts().asOptional(), 4))),
                Fact.of("fact.made-by", "Wattladder " + result.productVersion()));
    }

    static List<Fact> plan(RunPlan plan) {
        List<Fact> facts = new ArrayList<>(List.of(
                Fact.of("fact.seed", Long.toString(plan.seed())),
                Fact.of("fact.planned-length", plan.atMost()),
                Fact.of("fact.changes", clauses(plan.suite().changes())),
                Fact.of("fact.power-meters", meters(plan.meters())),
                Fact.of("fact.temperature-sensors", meters(plan.sensors()))));
        Map<Text, List<String>> alike = new LinkedHashMap<>();
        plan.worklets()
                .forEach(worklet -> alike.computeIfAbsent(describe(worklet), unused -> new ArrayList<>())
                        .add(worklet.name()));
        alike.forEach((description, names) -> facts.add(new Fact(Message.of("fact.worklet", names), description)));
        return List.copyOf(facts);
    }

    private static Text clauses(List<? extends Text> clauses) {
        return clauses.isEmpty() ? Message.of("word.none") : Listing.clauses(clauses);
    }

    private static Text describe(WorkletPlan worklet) {
        int users = worklet.clients().usersPerClient();
        List<Text> clauses = new ArrayList<>();
        clauses.add(Text.of(List.of(
                clientPer(worklet),
                users == 0 ? Message.of("fact.one-user-per-cpu") : Message.of("fact.users-each", users))));
        if (!worklet.parameters().isEmpty()) {
            clauses.add(
                    Text.of(worklet.parameters().stream().map(ParameterText::of).toList()));
        }
        clauses.add(intervals(worklet.schedule()));
        worklet.schedule()
                .settling()
                .ifPresent(settling ->
                        clauses.add(Message.of("fact.settled-within", Figure.shortest(settling.ratePercent()))));
        if (worklet.schedule() instanceof UntilPrecise until) {
            clauses.add(Message.of(
                    "fact.until-precise", Figure.shortest(until.precision().halfWidthPercent())));
        }
        return Listing.clauses(clauses);
    }

    /** How clients are laid out over a host. */
    public static Message clientPer(WorkletPlan worklet) {
        return Message.of(
                "fact.one-client-per",
                Message.of("per." + worklet.clients().per().name().toLowerCase(Locale.ROOT)));
    }

    private static Message intervals(Schedule schedule) {
        return schedule.foreseen().isEmpty()
                ? Message.of("fact.intervals-at-most", schedule.mostIntervals())
                : Message.of(
                        "fact.intervals",
                        schedule.foreseen().stream()
                                .map(interval -> Message.of(
                                        "length." + interval.word(),
                                        interval.lengths().recording()))
                                .distinct()
                                .toList());
    }

    private static Text meters(List<MeterPlan> meters) {
        return clauses(meters.stream().map(RunFacts::meter).toList());
    }

    private static Text meter(MeterPlan meter) {
        List<Object> parts = new ArrayList<>(
                List.of(meter.name(), Message.of("fact.sampling", Duration.ofMillis(meter.samplingMillis()))));
        if (meter.ranges() instanceof RangePolicy.Fixed fixed) {
            parts.add(Message.of("fact.ranges-fixed", Figure.shortest(fixed.volts()), Figure.shortest(fixed.amps())));
        } else if (meter.ranges() instanceof RangePolicy.FromRangingPass pass) {
            parts.add(Message.of("fact.ranges-from-pass", pass.length()));
        } else if (meter.ranges() instanceof RangePolicy.Automatic) {
            parts.add(Message.of("fact.ranges-automatic"));
        }
        return Text.of(parts);
    }

    private static Message mode(RunPlan plan) {
        return Message.of("mode." + plan.suite().mode().label());
    }

    static Object took(RunResult result) {
        return result.course().startedAt() == null || result.course().endedAt() == null
                ? ""
                : Duration.ofSeconds(Duration.between(
                                result.course().startedAt(), result.course().endedAt())
                        .toSeconds());
    }
}
