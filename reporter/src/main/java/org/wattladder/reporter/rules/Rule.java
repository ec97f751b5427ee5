package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;

/** One check of a run. */
public interface Rule {
    /** What the rule says of itself in {@code docs/findings.md}. */
    RuleDescription description();

    /** One finding for each thing that is not as it should be, in the order of the plan; empty when all is well. */
    List<Finding> check(RunFigures run);
}
