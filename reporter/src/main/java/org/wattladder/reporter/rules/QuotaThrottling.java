package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** No CPU quota holds the load back. */
final class QuotaThrottling implements Rule {
    private static final double LIMIT_PERCENT = 1;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "quota-throttling",
                "The CPU quota of the cgroup is hardly ever used up.",
                "warning above " + Decimals.percent(LIMIT_PERCENT) + " of its periods",
                "ours: a group that has used up its quota stands still until the next period",
                "Run the Director outside of the cgroup, or without a quota.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return HostReading.findings(
                run,
                Conditions::quotaThrottledPercent,
                reading -> reading.value() > LIMIT_PERCENT,
                excess -> excess.finding(
                        description(),
                        Severity.WARNING,
                        "quota-throttling.used-up",
                        Figure.decimals(excess.worst().value(), 1),
                        Figure.shortest(LIMIT_PERCENT)));
    }
}
