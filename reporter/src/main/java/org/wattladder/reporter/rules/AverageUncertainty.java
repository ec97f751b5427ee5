package org.wattladder.reporter.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** Power is measured finely enough. */
final class AverageUncertainty implements Rule {
    private static final double LIMIT_PERCENT = 1;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "average-uncertainty",
                "The average uncertainty of the power of each window is small, where the meter states one.",
                "above " + Decimals.percent(LIMIT_PERCENT) + ": invalid for an analyzer, warning for other tiers",
                "ICPE 2012 paper, section 7: the 1 % threshold of power measurements",
                "Choose a smaller range of the analyzer, or one that suits the load.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.ofPower(run).entrySet().stream()
                .flatMap(meter -> check(meter).stream())
                .toList();
    }

    private Optional<Finding> check(Map.Entry<String, List<MeterReading>> meter) {
        List<MeterReading> coarse = meter.getValue().stream()
                .filter(reading -> percent(reading) > LIMIT_PERCENT)
                .toList();
        return coarse.stream()
                .max(Comparator.comparingDouble(AverageUncertainty::percent))
                .map(worst -> description()
                        .finding(
                                worst.fromAnalyzer() ? Severity.INVALID : Severity.WARNING,
                                "meter " + meter.getKey(),
                                "The average uncertainty is above " + Decimals.percent(LIMIT_PERCENT) + " in "
                                        + coarse.size() + " of "
                                        + meter.getValue().size() + " windows, most of all "
                                        + Decimals.fixed(percent(worst), 2) + " % in "
                                        + worst.interval().place() + "."));
    }

    private static double percent(MeterReading reading) {
        return reading.window()
                .measurement()
                .averageUncertaintyPercent()
                .asOptional()
                .orElse(0);
    }
}
