package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** No other program has a share of the machine. */
final class ForeignLoad implements Rule {
    private static final double LIMIT_PERCENT = 5;
    private static final double LIMIT_PERCENT_OF_ALL = 0.5;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "foreign-load",
                "From the order of an interval to its end, hardly any CPU time goes to processes other than the Director and its clients.",
                "warning above " + Decimals.percent(LIMIT_PERCENT) + " of one CPU that is also above "
                        + Decimals.percent(LIMIT_PERCENT_OF_ALL) + " of all CPUs",
                "ours: what others execute counts for nothing but draws power; a Chauffeur or a meter's daemon on the machine"
                        + " is such a process too",
                "Stop other programs on the system under test; run Chauffeur and meter daemons on another machine.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return HostReading.findings(
                run,
                Conditions::foreignCpuPercent,
                ForeignLoad::tooMuch,
                excess -> excess.finding(
                        description(),
                        Severity.WARNING,
                        "foreign-load.took",
                        Figure.decimals(excess.worst().value(), 1),
                        Figure.shortest(LIMIT_PERCENT)));
    }

    private static boolean tooMuch(HostReading reading) {
        return reading.value() > LIMIT_PERCENT && reading.perCpu() > LIMIT_PERCENT_OF_ALL;
    }
}
