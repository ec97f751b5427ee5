package org.wattladder.reporter.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.model.result.Interruption;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Sentences;
import org.wattladder.reporter.notation.Times;

/** The run went through in one go. */
final class Interrupted implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "interrupted",
                "The run went from beginning to end without being resumed.",
                "warning for each time it broke off and was resumed",
                "ours: intervals before and after may have seen another state of the machine",
                "Compare levels before and after the interruption; for a rating to be published, run again in one go.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.result().course().interruptions().stream()
                .map(each -> description().finding(Severity.WARNING, "run", sentence(each)))
                .toList();
    }

    private static String sentence(Interruption interruption) {
        String faults = interruption.faults().stream()
                .map(fault -> Sentences.close(fault.place() + ": " + fault.sentence()))
                .collect(Collectors.joining(" "));
        return "The run broke off " + interruption.after() + " (last known at " + Times.seconds(interruption.at())
                + "): " + Sentences.close(interruption.cause()) + " It was resumed at "
                + Times.seconds(interruption.resumedAt()) + "." + (faults.isEmpty() ? "" : " Before: " + faults);
    }
}
