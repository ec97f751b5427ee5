package org.wattladder.reporter.rules;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** Clocks agree. */
final class ClockOffset implements Rule {
    private static final double LIMIT_MILLIS = 1000;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "clock-offset",
                "The clock of each meter's daemon agrees with the Chauffeur's.",
                "note above " + Decimals.machine(LIMIT_MILLIS) + " ms",
                "ours: samples are moved to the Chauffeur's clock, but times in the daemon's own log are not",
                "Run a time service on both machines.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.worst(run, reading -> Math.abs(millis(reading)), meter -> OptionalDouble.of(LIMIT_MILLIS))
                .map(worst -> description()
                        .finding(
                                Severity.NOTE,
                                Message.of("place.meter", worst.window().meter()),
                                "clock-offset.corrected",
                                Figure.signed(millis(worst), 0),
                                worst.interval().place(),
                                Figure.shortest(LIMIT_MILLIS)))
                .toList();
    }

    private static double millis(MeterReading reading) {
        return reading.window().clock().offsetMillis().asOptional().orElse(0);
    }
}
