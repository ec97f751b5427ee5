package org.wattladder.reporter.system.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** A command does work of its own on the measured machine. */
final class CommandIdles implements Rule {
    private static final double LEAST_PERCENT = 2;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "command-idles",
                "A command works while it is measured.",
                "warning when its processes take less than " + (int) LEAST_PERCENT
                        + " % of one CPU: it sleeps, waits, or asks a server that is not among them",
                "ours: joules of a window in which nothing ran are those of the idle machine",
                "Measure the process that works: a server, a container, or an accelerator with its own meter.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<Finding> findings = new ArrayList<>();
        for (MeasuredCommands measured : MeasuredCommands.of(run)) {
            for (CommandTurns command : measured.commands()) {
                OptionalDouble busy = command.busyPercent().asOptional();
                if (busy.isPresent() && busy.getAsDouble() < LEAST_PERCENT) {
                    findings.add(description()
                            .finding(
                                    Severity.WARNING,
                                    new Name(command.name()),
                                    "command-idles.share",
                                    Figure.significant(busy.getAsDouble(), 2),
                                    Message.of("percent", Figure.shortest(LEAST_PERCENT))));
                }
            }
        }
        return findings;
    }
}
