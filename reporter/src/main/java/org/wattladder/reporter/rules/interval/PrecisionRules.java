package org.wattladder.reporter.rules.interval;

import org.wattladder.model.result.CorrelatedMean;
import org.wattladder.model.schedule.Precision;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** A rule on recordings that go on until they are precise. */
final class PrecisionRules {
    /** Such a recording came to its end before. */
    static final Rule NOT_PRECISE = new Threshold<>(
            new RuleDescription(
                    "not-precise",
                    "A recording that ends when it is precise tells mean watts and rate as precisely as was asked for.",
                    "warning when half of the interval that holds the true mean in 95 of 100 cases is wider than the"
                            + " `half-width` asked for",
                    "ours; docs/scoring.md has the interval, and how often it holds",
                    "Raise `most`, ask for less, or repeat the run. Look for what makes the watts scatter or drift."),
            MeasuredInterval.each(interval -> askedPercent(interval) > 0),
            PrecisionRules::halfWidthPercent,
            PrecisionRules::askedPercent,
            worst -> Severity.WARNING,
            excess -> Message.of(
                    "not-precise.wide",
                    Figure.decimals(halfWidthPercent(excess.worst()), 2),
                    Figure.shortest(askedPercent(excess.worst()))));

    private PrecisionRules() {}

    /** 0 where the length of a recording is fixed. */
    private static double askedPercent(MeasuredInterval interval) {
        return interval.worklet()
                .plan()
                .schedule()
                .precision(interval.figures().plan())
                .map(Precision::halfWidthPercent)
                .orElse(0.0);
    }

    private static double halfWidthPercent(MeasuredInterval interval) {
        double watts = interval.figures().samplingPercent().asOptional().orElse(0);
        double rate = interval.worklet()
                .countingPercent(interval.result())
                .asOptional()
                .orElse(0);
        return CorrelatedMean.NORMAL * Math.max(watts, rate);
    }
}
