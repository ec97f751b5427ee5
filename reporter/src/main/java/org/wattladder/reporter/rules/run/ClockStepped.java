package org.wattladder.reporter.rules.run;

import java.util.List;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Nobody set the clock of the Chauffeur while it measured. */
final class ClockStepped implements Rule {
    private static final double LIMIT_SECONDS = 0.25;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "clock-stepped",
                "The Chauffeur's wall clock was not set, and its machine did not sleep, while the run was on.",
                "invalid when it went more than 250 ms apart from the monotonic clock in a level or active idle;"
                        + " warning in warm-up and calibration",
                "ours: samples of meters are placed in a recording by the wall clock",
                "Let the clock be slewed, not stepped (chronyd and ntpd do so after the start), switch sleep off, run"
                        + " again.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.result().course().clockSteps().stream()
                .map(step -> finding(run, step))
                .toList();
    }

    private Finding finding(RunFigures run, ClockStep step) {
        boolean counts = run.worklets().stream()
                .filter(worklet -> worklet.plan().name().equals(step.worklet()))
                .flatMap(worklet -> worklet.intervals().stream())
                .filter(IntervalFigures::counts)
                .anyMatch(interval -> interval.plan().number() == step.interval());
        return description()
                .finding(
                        counts ? Severity.INVALID : Severity.WARNING,
                        Message.of("place.interval-number", step.worklet(), step.interval()),
                        "clock-stepped.apart",
                        Figure.signed(step.seconds(), 3),
                        Figure.shortest(LIMIT_SECONDS));
    }
}
