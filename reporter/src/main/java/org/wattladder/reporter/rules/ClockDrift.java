package org.wattladder.reporter.rules;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The clocks of meters run at the speed of the Chauffeur's. */
final class ClockDrift implements Rule {
    private static final double LIMIT_PARTS_PER_MILLION = 500;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "clock-drift",
                "The clock of each meter runs about as fast as the Chauffeur's.",
                "warning above " + Decimals.machine(LIMIT_PARTS_PER_MILLION) + " parts per million",
                "ours: a free clock is within 100 ppm, and time services turn none faster than by 500 ppm; a greater drift"
                        + " is a clock that was set during the run",
                "Run a time service on the machine of the meter's daemon and on the Chauffeur's, and let it settle.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.worst(run, ClockDrift::drift, meter -> OptionalDouble.of(LIMIT_PARTS_PER_MILLION))
                .map(worst -> description()
                        .finding(
                                Severity.WARNING,
                                Message.of("place.meter", worst.window().meter()),
                                "clock-drift.fast",
                                Figure.significant(
                                        worst.window()
                                                .clock()
                                                .driftPartsPerMillion()
                                                .asOptional()
                                                .orElseThrow(),
                                        3),
                                worst.interval().place(),
                                Figure.shortest(LIMIT_PARTS_PER_MILLION)))
                .toList();
    }

    private static double drift(MeterReading reading) {
        return Math.abs(
                reading.window().clock().driftPartsPerMillion().asOptional().orElse(0));
    }
}
