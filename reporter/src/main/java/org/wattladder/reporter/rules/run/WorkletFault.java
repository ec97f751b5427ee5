package org.wattladder.reporter.rules.run;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** No worklet met a fault. */
final class WorkletFault implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "worklet-fault",
                "No worklet had a fault: a lost client, a wrong output, a silent meter.",
                "invalid for each fault",
                "ours: a failing worklet must not disappear from the report",
                "Read the last lines of the process concerned in details.html.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> check(worklet).stream())
                .toList();
    }

    private List<Finding> check(WorkletFigures worklet) {
        return worklet.result().stream()
                .flatMap(result -> result.faults().stream())
                .map(fault -> description()
                        .finding(
                                Severity.INVALID,
                                Message.of("place.within", worklet.plan().name(), fault.place()),
                                fault.reason()))
                .toList();
    }
}
