package org.wattladder.reporter.rules.meter;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Meters are there all the time, and their clocks go on; a finding for each meter. */
final class MeterGaps implements Rule {
    private static final RuleDescription DESCRIPTION = new RuleDescription(
            "meter-gap",
            "No meter was lost and found again in a window, and the clock of none was set in the measurement around one.",
            "in a window invalid for a power meter, warning for a temperature sensor; a clock set outside of windows: warning",
            "ours: the time without samples is never filled in",
            "Look at the log of the meter's daemon, its network and its cable; let its clock be slewed, not stepped.");

    private static final Rule INSIDE = rule(
            reading -> reading.window().gaps(),
            worst -> worst.power() ? Severity.INVALID : Severity.WARNING,
            "meter-gaps.lost");

    private static final Rule OUTSIDE = rule(MeterGaps::outside, worst -> Severity.WARNING, "meter-gaps.outside");

    @Override
    public RuleDescription description() {
        return DESCRIPTION;
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<Finding> findings = new ArrayList<>(INSIDE.check(run));
        findings.addAll(OUTSIDE.check(run));
        return findings;
    }

    /** Where the clock was set before or after the recording. */
    private static List<MeterGap> outside(MeterReading reading) {
        return reading.window().measurement().clockGaps().stream()
                .filter(gap -> !reading.window().gaps().contains(gap))
                .toList();
    }

    private static Rule rule(
            Function<MeterReading, List<MeterGap>> gaps, Function<MeterReading, Severity> severity, String messageId) {
        return new Threshold<>(
                DESCRIPTION,
                MeterReading::ofAll,
                reading -> longestSeconds(gaps.apply(reading)),
                reading -> -1,
                severity,
                excess -> excess.message(
                        messageId,
                        Figure.decimals(longestSeconds(gaps.apply(excess.worst())), 1),
                        excess.worst().interval().place(),
                        gaps.apply(excess.worst()).get(0).reason()));
    }

    /** -1 without gaps. */
    private static double longestSeconds(List<MeterGap> gaps) {
        return gaps.stream()
                .mapToDouble(gap -> Duration.between(gap.from(), gap.until()).toMillis() / 1e3)
                .max()
                .orElse(-1);
    }
}
