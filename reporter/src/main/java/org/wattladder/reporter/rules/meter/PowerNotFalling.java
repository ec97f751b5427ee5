package org.wattladder.reporter.rules.meter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
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
    private static final int NOISE = 3;
    /** Of the fall that the whole ladder would have in this step: what the noise may hide. */
    private static final double HIDDEN = 1 / 8.0;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "power-not-falling",
                "Average watts fall as load falls, from the highest level down to idle.",
                "warning when a lower load draws more than the next higher one, beyond the noise of the samples ("
                        + NOISE + " standard errors of the difference). Also when it draws as much within noise, and"
                        + " the noise is no more than an eighth of the step's share of the ladder's fall, or the ladder"
                        + " does not fall",
                "789 published SPECpower_ssj2008 results, in none of which power rises as load falls; the noise: ours, as"
                        + " a range that is too small cuts off the watts of high loads",
                "Look for the wrong meter or channel, a range that is too small, a meter that lags, fans, or other"
                        + " programs on the machine.");
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
                .forEach(level -> add(
                        rungs,
                        level.name(),
                        level.plan().loadPercent().getAsDouble(),
                        level.averageWatts(),
                        squaredError(level)));
        if (!rungs.isEmpty()) {
            add(rungs, Message.of("interval.active-idle"), 0, idleWatts, 0);
        }
        boolean flat = !rungs.isEmpty() && isFlat(rungs.get(0), rungs.get(rungs.size() - 1));
        List<Finding> findings = new ArrayList<>();
        for (int i = 1; i < rungs.size(); i++) {
            Rung higher = rungs.get(i - 1);
            Rung lower = rungs.get(i);
            double noise = noise(higher, lower);
            double fall = higher.watts() - lower.watts();
            boolean told = flat || noise <= HIDDEN * usualFall(rungs, higher.loadPercent() - lower.loadPercent());
            if (fall < -noise || (told && fall <= noise)) {
                findings.add(description()
                        .finding(
                                Severity.WARNING,
                                Message.of("place.interval", worklet.plan().name(), lower.name()),
                                lower.watts() >= higher.watts()
                                        ? "power-not-falling.not-less"
                                        : "power-not-falling.within-noise",
                                Figure.significant(lower.watts(), 4),
                                Figure.significant(higher.watts(), 4),
                                higher.name()));
            }
        }
        return findings;
    }

    private static double noise(Rung higher, Rung lower) {
        return NOISE * Math.sqrt(higher.squaredError() + lower.squaredError());
    }

    /** Whether the whole ladder falls by no more than noise, as at the wrong meter. */
    private static boolean isFlat(Rung first, Rung last) {
        return first.watts() - last.watts() <= noise(first, last);
    }

    /** What the watts fall by over so many percent of load, if they fall evenly over the ladder. */
    private static double usualFall(List<Rung> rungs, double percent) {
        Rung first = rungs.get(0);
        Rung last = rungs.get(rungs.size() - 1);
        return Math.abs(first.watts() - last.watts()) * percent / (first.loadPercent() - last.loadPercent());
    }

    private static void add(
            List<Rung> rungs, Message name, double loadPercent, Measurement watts, double squaredError) {
        watts.asOptional().ifPresent(value -> rungs.add(new Rung(name, loadPercent, value, squaredError)));
    }

    /** As if samples were independent: the least that watts of one load differ by. 0 where no spread is known. */
    private static double squaredError(IntervalFigures level) {
        return level.result().stream()
                .flatMap(found -> found.power().meters().stream())
                .map(MeterWindow::figures)
                .mapToDouble(figures ->
                        Math.pow(figures.spread().deviation().asOptional().orElse(0), 2)
                                / Math.max(1, figures.validSamples()))
                .sum();
    }

    private record Rung(Message name, double loadPercent, double watts, double squaredError) {}
}
