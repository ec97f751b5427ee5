package org.wattladder.reporter.rules.run;

import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The plan is the suite as its file says. */
final class RunChanged implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "run-changed",
                "The run has every worklet, level and length of the suite file. Published figures have none.",
                "note, with the changes; the verdict shows the kind of run",
                "ICPE 2012 paper, section 5: only configured interval lengths; a changed run is research",
                "For a rating run the suite without `--quick`, `--only` and `--levels`.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<Message> changes = run.result().plan().suite().changes();
        boolean published = run.result().plan().suite().mode() == RunMode.PUBLISHED;
        return changes.isEmpty() || published
                ? List.of()
                : List.of(description()
                        .finding(
                                Severity.NOTE,
                                Message.of("place.run"),
                                "run-changed.changed",
                                Listing.clauses(changes)));
    }
}
