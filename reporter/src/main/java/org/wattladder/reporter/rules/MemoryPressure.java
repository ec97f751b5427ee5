package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** No task waits for memory. */
final class MemoryPressure implements Rule {
    private static final double LIMIT_PERCENT = 1;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "memory-pressure",
                "Hardly ever does a task wait for memory, where the kernel tells (PSI).",
                "warning above " + Decimals.percent(LIMIT_PERCENT) + " of the time",
                "ours: who waits for memory does not work",
                "Give the clients less heap, or stop other programs; look at the memory limit of the cgroup.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return HostReading.findings(
                run,
                Conditions::memoryPressurePercent,
                reading -> reading.value() > LIMIT_PERCENT,
                excess -> excess.finding(
                        description(),
                        Severity.WARNING,
                        "memory-pressure.waited",
                        Figure.decimals(excess.worst().value(), 1),
                        Figure.shortest(LIMIT_PERCENT)));
    }
}
