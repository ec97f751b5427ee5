package org.wattladder.reporter.rules;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/** The offsets of meters' clocks are known well enough. */
final class ClockResidual implements Rule {
    private static final double LIMIT_SAMPLES = 0.5;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "clock-residual",
                "The offset of each meter's clock is known to less than half a sample.",
                "warning above half of the sampling interval",
                "ours: from there on a sample may be counted in a window that it does not belong to",
                "Put the meter's daemon on a nearer or less busy machine; a busy network delays its answers.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.worst(run, ClockResidual::millis, meter -> limitMillis(run, meter))
                .map(worst -> description()
                        .finding(
                                Severity.WARNING,
                                Message.of("place.meter", worst.window().meter()),
                                "clock-residual.uncertain",
                                Figure.significant(millis(worst), 3),
                                worst.interval().place(),
                                Figure.shortest(
                                        limitMillis(run, worst.window().meter()).orElseThrow())))
                .toList();
    }

    private static OptionalDouble limitMillis(RunFigures run, String meter) {
        return MeterReading.samplingMillis(run, meter).stream()
                .mapToDouble(millis -> millis * LIMIT_SAMPLES)
                .findFirst();
    }

    private static double millis(MeterReading reading) {
        return reading.window().clock().residualMillis().asOptional().orElse(0);
    }
}
