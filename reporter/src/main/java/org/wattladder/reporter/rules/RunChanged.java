package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Sentences;

/** The plan is the suite as its file says. */
final class RunChanged implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "run-changed",
                "The run is a full run: every worklet, level and length of the suite file.",
                "warning in a quick or selected run, naming what was changed",
                "ICPE 2012 paper, section 5: only configured interval lengths; a changed run is research",
                "For a rating run the suite without `--quick`, `--only` and `--levels`.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        RunPlan plan = run.result().plan();
        if (plan.suite().mode() == RunMode.FULL && plan.suite().changes().isEmpty()) {
            return List.of();
        }
        String what = plan.suite().changes().isEmpty()
                ? ""
                : " Changed: " + Sentences.listed(plan.suite().changes());
        return List.of(description().finding(Severity.WARNING, "run", "A rehearsal, not a rating." + what));
    }
}
