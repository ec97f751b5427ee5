package org.wattladder.reporter.system.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.stat.regression.SimpleRegression;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** A command takes the same in the first and the last window. */
final class CommandDrift implements Rule {
    private static final int FEWEST_WINDOWS = 5;
    private static final double MOST_PERCENT = 2;
    private static final double CHANCE = 0.01;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "command-drift",
                "A command takes as much energy, or time where there are no watts, in the last window as in the first.",
                "warning when a straight line through its windows rises or falls by more than " + (int) MOST_PERCENT
                        + " % and would do so by chance in less than 1 of 100 runs",
                "ours: a machine that gets warm, or others on it, change what every later window shows",
                "Warm up for longer (--warmup), fix the clock rate, end what else runs. A comparison stands all the same: commands"
                        + " take turns.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<Finding> findings = new ArrayList<>();
        for (MeasuredCommands measured : MeasuredCommands.of(run)) {
            for (CommandTurns command : measured.commands()) {
                driftPercent(command)
                        .ifPresent(percent -> findings.add(description()
                                .finding(
                                        Severity.WARNING,
                                        new Name(command.name()),
                                        "command-drift.trend",
                                        Figure.signed(percent, 1),
                                        command.turns().size())));
            }
        }
        return findings;
    }

    /** From the first to the last window along the line; empty when it is small, or may be chance. */
    private static Optional<Double> driftPercent(CommandTurns command) {
        SimpleRegression line = new SimpleRegression();
        boolean powered = command.joules().mean().asOptional().isPresent();
        for (int place = 0; place < command.turns().size(); place++) {
            Turn turn = command.turns().get(place);
            line.addData(
                    place,
                    (powered ? turn.joules() : Measurement.of(turn.seconds()))
                            .asOptional()
                            .orElseThrow());
        }
        if (line.getN() < FEWEST_WINDOWS || !(line.getSignificance() < CHANCE)) {
            return Optional.empty();
        }
        double first = line.predict(0);
        double percent = 100 * (line.predict(line.getN() - 1.0) - first) / first;
        return Math.abs(percent) > MOST_PERCENT ? Optional.of(percent) : Optional.empty();
    }
}
