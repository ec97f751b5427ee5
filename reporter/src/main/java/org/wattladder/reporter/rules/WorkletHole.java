package org.wattladder.reporter.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/** Every planned interval was measured. */
final class WorkletHole implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "worklet-hole",
                "Every interval of every planned worklet was measured.",
                "invalid for each worklet with a hole",
                "ours: what was planned but did not happen must be seen",
                "See the finding `worklet-fault` of the same worklet, or the end of the run, for the cause.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .filter(worklet -> !missing(worklet).isEmpty())
                .map(worklet ->
                        description().finding(Severity.INVALID, worklet.plan().name(), sentence(worklet)))
                .toList();
    }

    private static String sentence(WorkletFigures worklet) {
        if (worklet.result().isEmpty()) {
            return "The worklet was not begun.";
        }
        return "Its schedule did not come to its end; not measured: "
                + missing(worklet).stream().map(IntervalFigures::name).collect(Collectors.joining(", ")) + ".";
    }

    private static List<IntervalFigures> missing(WorkletFigures worklet) {
        return worklet.intervals().stream()
                .filter(interval -> interval.result().isEmpty())
                .toList();
    }
}
