package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Locale;
import org.wattladder.model.result.ClockStep;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/** Nobody set the clock of the Chauffeur while it measured. */
final class ClockStepped implements Rule {
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
                        step.worklet() + ", interval " + step.interval(),
                        String.format(
                                Locale.ROOT,
                                "The wall clock went %+.3f s apart from the monotonic clock; the limit is 0.25 s.",
                                step.seconds()));
    }
}
