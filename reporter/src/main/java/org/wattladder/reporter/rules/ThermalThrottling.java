package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.text.Count;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/** No CPU is slowed down by heat. */
final class ThermalThrottling implements Rule {

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "thermal-throttling",
                "No CPU is slowed down by heat or by a limit of power, where the kernel counts that.",
                "warning",
                "ours: such a level tells of the cooling and of the order of worklets",
                "Look at fans, air flow and firmware; let the machine cool down before the run.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return HostReading.findings(
                run,
                Conditions::thermalThrottles,
                reading -> reading.value() > 0,
                excess -> excess.finding(
                        description(),
                        Severity.WARNING,
                        "thermal-throttling.slowed",
                        new Count(Math.round(excess.worst().value()))));
    }
}
