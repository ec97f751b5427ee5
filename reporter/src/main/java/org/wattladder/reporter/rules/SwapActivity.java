package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.text.Count;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/** Memory stays in memory. */
final class SwapActivity implements Rule {
    private static final int LIMIT_PAGES = 256;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "swap-activity",
                "Hardly any page goes in or out of swap from the order of an interval to its end.",
                "warning above " + LIMIT_PAGES + " pages",
                "ours: a disk then takes part in the figures of CPU and memory",
                "Stop other programs, switch swap off, or give the clients less heap.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return HostReading.findings(
                run,
                Conditions::swappedPages,
                reading -> reading.value() > LIMIT_PAGES,
                excess -> excess.finding(
                        description(),
                        Severity.WARNING,
                        "swap-activity.swapped",
                        new Count(Math.round(excess.worst().value())),
                        new Count(LIMIT_PAGES)));
    }
}
