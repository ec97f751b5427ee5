package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFigures;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** A meter keeps its unit. */
final class PowerJump implements Rule {
    private static final double MOST = 50;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "power-jump",
                "No power meter jumps to a multiple of its reading, as one does that slips from W to mW or kW.",
                "invalid when the largest sample of a window is more than " + Decimals.significant(MOST, 2)
                        + " times the smallest above 0, or a window has so many times the power of another",
                "ours: no machine does so under steady load, nor from idle to full",
                "Look at samples.csv; fix the range of the meter, or take another source.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.ofPower(run).stream()
                .flatMap(meter -> check(meter).stream())
                .toList();
    }

    private Optional<Finding> check(Threshold.Place<MeterReading> meter) {
        OptionalDouble lowest = meter.readings().stream()
                .map(reading -> reading.window().figures().average())
                .flatMapToDouble(average -> average.asOptional().stream())
                .filter(watts -> watts > 0)
                .min();
        List<MeterReading> jumping = meter.readings().stream()
                .filter(reading -> jumps(
                                reading.window().figures().minimum(),
                                reading.window().figures().maximum())
                        || jumps(lowest, reading.window().figures().average().asOptional()))
                .toList();
        return jumping.stream()
                .findFirst()
                .map(first -> description()
                        .finding(
                                Severity.INVALID,
                                meter.name(),
                                "power-jump.jumps",
                                Figure.significant(most(first.window().figures()), 5),
                                jumping.size(),
                                meter.readings().size(),
                                first.interval().place()));
    }

    /** The largest sample, or the average where published figures have no samples. */
    private static double most(MeterFigures figures) {
        OptionalDouble maximum = figures.maximum().asOptional();
        return (maximum.isPresent() ? maximum : figures.average().asOptional()).orElseThrow();
    }

    private static boolean jumps(Measurement low, Measurement high) {
        return jumps(low.asOptional(), high.asOptional());
    }

    private static boolean jumps(OptionalDouble low, OptionalDouble high) {
        return low.isPresent()
                && high.isPresent()
                && low.getAsDouble() > 0
                && high.getAsDouble() > MOST * low.getAsDouble();
    }
}
