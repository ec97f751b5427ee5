package org.wattladder.reporter.rules.run;

import java.util.List;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The run did its whole plan. */
final class RunIncomplete implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "run-incomplete",
                "The run executed its whole plan.",
                "invalid when it was aborted; the verdict is then `incomplete`",
                "ours: what was measured is reported anyway",
                "Read the sentence and the logs in the run directory, remove the cause, run again.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Termination termination = run.result().course().termination();
        if (termination.complete()) {
            return List.of();
        }
        return List.of(description()
                .finding(
                        Severity.INVALID,
                        Message.of("place.run"),
                        "run-incomplete.aborted",
                        termination.reason().orElse(Message.of("run-incomplete.unknown"))));
    }
}
