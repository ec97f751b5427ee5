package org.wattladder.reporter.rules.run;

import java.util.List;
import org.wattladder.model.result.Interruption;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The run went through in one go. */
final class Interrupted implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "interrupted",
                "The run went from beginning to end without being resumed.",
                "warning for each time it was aborted and resumed",
                "ours: intervals before and after may have seen another state of the machine",
                "Compare levels before and after the interruption; for a rating to be published, run again in one go.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.result().course().interruptions().stream()
                .map(each -> description().finding(Severity.WARNING, Message.of("place.run"), message(each)))
                .toList();
    }

    private static Message message(Interruption interruption) {
        Message resumed = Message.of(
                "interrupted.resumed",
                interruption.after(),
                interruption.at(),
                interruption.cause(),
                interruption.resumedAt());
        return interruption.faults().isEmpty()
                ? resumed
                : Message.of(
                        "interrupted.with-faults",
                        resumed,
                        Listing.clauses(interruption.faults().stream()
                                .map(fault -> Message.of("fault.at", fault.place(), fault.reason()))
                                .toList()));
    }
}
