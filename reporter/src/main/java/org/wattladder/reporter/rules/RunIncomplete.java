package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.result.Termination;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Sentences;

/** The run did its whole plan. */
final class RunIncomplete implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "run-incomplete",
                "The run tried everything its plan asks for.",
                "invalid when it broke off; the verdict is then `incomplete`",
                "ours: what was measured is reported all the same",
                "Read the sentence and the logs in the run directory, remove the cause, run again.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Termination termination = run.result().course().termination();
        if (termination.complete()) {
            return List.of();
        }
        String why = termination.sentence().isBlank() ? "nothing is known of the cause" : termination.sentence();
        return List.of(description().finding(Severity.INVALID, "run", Sentences.close("The run broke off: " + why)));
    }
}
