package org.wattladder.reporter.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** Meters give readings, not errors. */
final class ErrorSamples implements Rule {
    private static final double WARNING_PERCENT = 1;
    private static final double INVALID_PERCENT = 5;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "error-samples",
                "Hardly any sample of a meter is an error: negative, not a number, missed.",
                "warning above " + Decimals.percent(WARNING_PERCENT) + " of the samples of a window, invalid above "
                        + Decimals.percent(INVALID_PERCENT),
                "ours; the limits follow the 1 % for unknown uncertainty",
                "Look at samples.csv; fix the range of the meter, its cable, or its load.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.ofAll(run).entrySet().stream()
                .flatMap(meter -> check(meter).stream())
                .toList();
    }

    private Optional<Finding> check(Map.Entry<String, List<MeterReading>> meter) {
        List<MeterReading> bad = meter.getValue().stream()
                .filter(reading -> percent(reading) > WARNING_PERCENT)
                .toList();
        return bad.stream()
                .max(Comparator.comparingDouble(ErrorSamples::percent))
                .map(worst -> description()
                        .finding(
                                percent(worst) > INVALID_PERCENT ? Severity.INVALID : Severity.WARNING,
                                "meter " + meter.getKey(),
                                "Too many samples are errors in " + bad.size() + " of "
                                        + meter.getValue().size() + " windows, most of all "
                                        + worst.window().figures().errorSamples() + " of " + worst.samples() + " in "
                                        + worst.interval().place() + "."));
    }

    private static double percent(MeterReading reading) {
        return reading.samples() == 0 ? 0 : 100.0 * reading.window().figures().errorSamples() / reading.samples();
    }
}
