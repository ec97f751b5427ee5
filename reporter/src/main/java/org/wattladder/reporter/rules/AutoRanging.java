package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/** Analyzers keep their ranges. */
final class AutoRanging implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "auto-ranging",
                "No analyzer was on automatic ranging in a window.",
                "warning",
                "SPECpower_ssj2008: readings are lost while an analyzer changes its range, and their uncertainty is unknown",
                "Give the analyzer fixed ranges, or ranges from a ranging pass, in its meters file.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.ofPower(run).entrySet().stream()
                .flatMap(meter -> check(meter).stream())
                .toList();
    }

    private Optional<Finding> check(Map.Entry<String, List<MeterReading>> meter) {
        List<MeterReading> automatic = meter.getValue().stream()
                .filter(reading -> reading.window().measurement().autoRanging())
                .toList();
        return automatic.stream()
                .findFirst()
                .map(first -> description()
                        .finding(
                                Severity.WARNING,
                                "meter " + meter.getKey(),
                                "It was on automatic ranging in " + automatic.size() + " of "
                                        + meter.getValue().size() + " windows."));
    }
}
