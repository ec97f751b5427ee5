package org.wattladder.reporter.rules.meter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Power falls with load. */
final class PowerNotFalling implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "power-not-falling",
                "Average watts fall as load falls, from the highest level down to idle.",
                "warning when a lower load does not draw less than the next higher one",
                "789 published SPECpower_ssj2008 results, in none of which power rises as load falls",
                "Look for the wrong meter or channel, a meter that lags, fans, or other programs on the machine.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> check(worklet, run.idleWatts()).stream())
                .toList();
    }

    private List<Finding> check(WorkletFigures worklet, Measurement idleWatts) {
        List<Rung> rungs = new ArrayList<>();
        worklet.levels().stream()
                .filter(level -> level.plan().scored()
                        && level.paced()
                        && level.plan().loadPercent().isPresent())
                .sorted(Comparator.comparingDouble(
                        (IntervalFigures level) -> -level.plan().loadPercent().getAsDouble()))
                .forEach(level -> add(rungs, level.name(), level.averageWatts()));
        if (!rungs.isEmpty()) {
            add(rungs, Message.of("interval.active-idle"), idleWatts);
        }
        List<Finding> findings = new ArrayList<>();
        for (int i = 1; i < rungs.size(); i++) {
            Rung higher = rungs.get(i - 1);
            Rung lower = rungs.get(i);
            if (lower.watts() >= higher.watts()) {
                findings.add(description()
                        .finding(
                                Severity.WARNING,
                                Message.of("place.interval", worklet.plan().name(), lower.name()),
                                "power-not-falling.not-less",
                                Figure.significant(lower.watts(), 4),
                                Figure.significant(higher.watts(), 4),
                                higher.name()));
            }
        }
        return findings;
    }

    private static void add(List<Rung> rungs, Message name, Measurement watts) {
        watts.asOptional().ifPresent(value -> rungs.add(new Rung(name, value)));
    }

    private record Rung(Message name, double watts) {}
}
