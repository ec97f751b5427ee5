package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The load that was asked for was met. */
final class TargetLoad implements Rule {
    private static final double WARNING_PERCENT = 0.5;
    private static final double INVALID_PERCENT = 2;
    private static final double WARNING_PERCENT_AT_FULL_LOAD = 2;
    private static final double INVALID_PERCENT_AT_FULL_LOAD = 2.5;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "target-load",
                "The actual rate of each load level is close to its target rate.",
                "below 100 %: warning when they differ by more than " + Decimals.percent(WARNING_PERCENT)
                        + ", invalid above " + Decimals.percent(INVALID_PERCENT) + "; at 100 %: warning above "
                        + Decimals.percent(WARNING_PERCENT_AT_FULL_LOAD) + ", invalid above "
                        + Decimals.percent(INVALID_PERCENT_AT_FULL_LOAD),
                "ICPE 2012 paper, section 5.1; the invalid limits follow what is known, not verified, of the older"
                        + " SPECpower_ssj2008 rules, the warning limit below 100 % is ours because pacing counts exactly",
                "Look for other programs on the system under test (lost time); lengthen calibration when the 100 %"
                        + " level is missed again and again.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeasuredInterval.all(run).stream()
                .filter(interval -> interval.figures().plan().paced())
                .flatMap(interval -> check(interval).stream())
                .toList();
    }

    private Optional<Finding> check(MeasuredInterval interval) {
        if (interval.figures().deviationPercent().asOptional().isEmpty()) {
            return Optional.empty();
        }
        double deviation = interval.figures().deviationPercent().asOptional().getAsDouble();
        boolean full = interval.figures().plan().loadPercent().orElse(0) >= 100;
        double invalid = full ? INVALID_PERCENT_AT_FULL_LOAD : INVALID_PERCENT;
        double warning = full ? WARNING_PERCENT_AT_FULL_LOAD : WARNING_PERCENT;
        if (Math.abs(deviation) <= warning) {
            return Optional.empty();
        }
        boolean tooFar = Math.abs(deviation) > invalid;
        return Optional.of(description()
                .finding(
                        tooFar ? Severity.INVALID : Severity.WARNING,
                        interval.place(),
                        "target-load.missed",
                        Figure.signed(deviation, 2),
                        Figure.shortest(tooFar ? invalid : warning)));
    }
}
