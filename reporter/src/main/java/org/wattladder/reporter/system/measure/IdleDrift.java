package org.wattladder.reporter.system.measure;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The machine idles alike before and after its commands. */
final class IdleDrift implements Rule {
    private static final double MOST_PERCENT = 5;
    private static final double LEAST_WATTS = 0.5;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "idle-drift",
                "The idle machine draws the same before and after its commands.",
                "warning when both differ by more than " + (int) MOST_PERCENT + " % and " + LEAST_WATTS + " W",
                "ours: energy above idle is no better than idle is known",
                "End what else runs on the machine, let it settle after its start, measure idle for longer (--idle 60s).");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<Finding> findings = new ArrayList<>();
        for (MeasuredCommands measured : MeasuredCommands.of(run)) {
            int last = measured.idle().size() - 1;
            if (last > 0) {
                double before = watts(measured.idle().get(0));
                double after = watts(measured.idle().get(last));
                double apart = Math.abs(after - before);
                if (apart > LEAST_WATTS && 100 * apart > MOST_PERCENT * Math.min(before, after)) {
                    findings.add(description()
                            .finding(
                                    Severity.WARNING,
                                    new Name(measured.worklet().plan().name()),
                                    "idle-drift.apart",
                                    Figure.significant(before, 4),
                                    Figure.significant(after, 4),
                                    Message.of("percent", Figure.shortest(MOST_PERCENT))));
                }
            }
        }
        return findings;
    }

    private static double watts(IntervalFigures idle) {
        return idle.averageWatts().asOptional().orElseThrow();
    }
}
