package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.result.Conditions;
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
                excess -> description()
                        .finding(
                                Severity.WARNING,
                                excess.worklet(),
                                "Tasks waited for memory in "
                                        + excess.where(
                                                Decimals.fixed(excess.worst().value(), 1) + " % of the time")
                                        + "; the limit is " + Decimals.percent(LIMIT_PERCENT) + "."));
    }
}
