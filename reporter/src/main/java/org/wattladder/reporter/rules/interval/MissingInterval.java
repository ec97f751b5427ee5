package org.wattladder.reporter.rules.interval;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Every planned interval was measured. */
final class MissingInterval implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "missing-interval",
                "Every interval of every planned worklet was measured.",
                "invalid for each worklet with a missing interval",
                "ours: planned intervals that were not measured must be visible",
                "See the finding `worklet-fault` of the same worklet, or the end of the run, for the cause.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .filter(worklet -> !missing(worklet).isEmpty())
                .map(worklet -> description()
                        .finding(Severity.INVALID, new Name(worklet.plan().name()), message(worklet)))
                .toList();
    }

    private static Message message(WorkletFigures worklet) {
        if (worklet.result().isEmpty()) {
            return Message.of("missing-interval.not-begun");
        }
        return Message.of(
                "missing-interval.intervals",
                missing(worklet).stream().map(IntervalFigures::name).toList());
    }

    private static List<IntervalFigures> missing(WorkletFigures worklet) {
        return worklet.intervals().stream()
                .filter(interval -> interval.result().isEmpty())
                .toList();
    }
}
