package org.wattladder.reporter.rules.run;

import java.util.List;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Whoever looks at a run looks from another machine. */
final class ConsoleRuns implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "console-runs",
                "No console of Wattladder runs on a host when a run begins.",
                "warning",
                "ours: a console wakes several times a second, and draws power for no counted work",
                "End the console there and start it on another machine.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.result().environment().hosts().stream()
                .filter(host -> host.facts().stream().anyMatch(ConsoleRuns::tells))
                .map(host -> description()
                        .finding(Severity.WARNING, Message.of("place.host", host.host()), "console-runs.there"))
                .toList();
    }

    private static boolean tells(EnvironmentFact fact) {
        return fact.key().filter(EnvironmentKey.CONSOLE::equals).isPresent()
                && fact.found()
                        .asOptional()
                        .filter(EnvironmentKey.CONSOLE_RUNS::equals)
                        .isPresent();
    }
}
