package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The recording part was as long as planned. */
final class WindowLength implements Rule {
    private static final double WARNING_PERCENT = 1;
    private static final double INVALID_PERCENT = 5;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "window-length",
                "The recording part of each load level and of idle is as long as planned, by the Chauffeur's clock and"
                        + " by the clock of each client.",
                "warning when one is off by more than " + Decimals.percent(WARNING_PERCENT) + ", invalid above "
                        + Decimals.percent(INVALID_PERCENT),
                "ICPE 2012 paper, section 5: only configured interval lengths",
                "Look for a machine that was suspended or starved of CPU time.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeasuredInterval.counting(run).stream()
                .filter(interval -> !interval.figures().plan().untimed())
                .flatMap(interval -> check(interval).stream())
                .toList();
    }

    private Optional<Finding> check(MeasuredInterval interval) {
        double planned = interval.figures().plan().lengths().recording().toNanos();
        double worst = LongStream.concat(
                        LongStream.of(interval.result().window().nanos()),
                        interval.result().clients().stream().mapToLong(HostInterval::recordingNanos))
                .mapToDouble(nanos -> 100 * (nanos - planned) / planned)
                .reduce(0, (a, b) -> Math.abs(b) > Math.abs(a) ? b : a);
        if (Math.abs(worst) <= WARNING_PERCENT) {
            return Optional.empty();
        }
        boolean tooFar = Math.abs(worst) > INVALID_PERCENT;
        return Optional.of(description()
                .finding(
                        tooFar ? Severity.INVALID : Severity.WARNING,
                        interval.place(),
                        "window-length.off",
                        Figure.signed(worst, 1),
                        Figure.shortest(tooFar ? INVALID_PERCENT : WARNING_PERCENT)));
    }
}
