package org.wattladder.reporter.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The uncertainty of each power sample is known. */
final class UnknownUncertainty implements Rule {
    private static final double LIMIT_PERCENT = 1;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "unknown-uncertainty",
                "The uncertainty of nearly every power sample is known.",
                "above " + Decimals.percent(LIMIT_PERCENT)
                        + " of the samples of the measurement around a window: invalid for an analyzer,"
                        + " note for other tiers",
                "a message of SPECpower_ssj2008 names the same limit",
                "Set a fixed range on the analyzer; on automatic range its uncertainty is unknown.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.ofPower(run).entrySet().stream()
                .flatMap(meter -> check(meter).stream())
                .toList();
    }

    private Optional<Finding> check(Map.Entry<String, List<MeterReading>> meter) {
        List<MeterReading> unknown = meter.getValue().stream()
                .filter(reading -> percent(reading) > LIMIT_PERCENT)
                .toList();
        return unknown.stream()
                .max(Comparator.comparing(MeterReading::fromAnalyzer).thenComparingDouble(UnknownUncertainty::percent))
                .map(worst -> description()
                        .finding(
                                worst.fromAnalyzer() ? Severity.INVALID : Severity.NOTE,
                                "meter " + meter.getKey(),
                                "The uncertainty of more than " + Decimals.percent(LIMIT_PERCENT)
                                        + " of the samples is unknown in " + unknown.size() + " of "
                                        + meter.getValue().size() + " windows."));
    }

    private static double percent(MeterReading reading) {
        MeterWindow window = reading.window();
        int own = window.figures().validSamples() + window.figures().errorSamples();
        int samples =
                window.measurement().samples() == 0 ? own : window.measurement().samples();
        return samples == 0 ? 0 : 100.0 * window.measurement().unknownUncertaintySamples() / samples;
    }
}
