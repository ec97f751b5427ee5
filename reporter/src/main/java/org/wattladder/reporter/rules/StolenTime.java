package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The hypervisor leaves the machine its CPUs. */
final class StolenTime implements Rule {
    private static final double LIMIT_PERCENT = 1;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "stolen-time",
                "From the order of an interval to its end, the hypervisor says that it took hardly any CPU time.",
                "warning above " + Decimals.percent(LIMIT_PERCENT) + " of all CPUs",
                "ours; many hypervisors tell less than they take, so lost-time looks too",
                "Ask for CPUs of your own, or measure on a machine without a hypervisor.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return HostReading.findings(
                run,
                Conditions::stolenCpuPercent,
                reading -> reading.perCpu() > LIMIT_PERCENT,
                excess -> excess.finding(
                        description(),
                        Severity.WARNING,
                        "stolen-time.took",
                        Figure.decimals(excess.worst().perCpu(), 1),
                        Figure.shortest(LIMIT_PERCENT)));
    }
}
