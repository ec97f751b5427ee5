package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** A machine that runs draws power. */
final class ZeroWatts implements Rule {
    private final Rule sum = new Threshold<>(
            description(),
            MeasuredInterval.each(interval -> interval.figures().counts()
                    && isZero(interval.result().power().averageWatts())),
            interval -> 1,
            interval -> 0,
            worst -> Severity.INVALID,
            excess -> Message.of("zero-watts.sum"));

    private final Rule samples = MeterRules.any(
            description(),
            MeterReading::ofPower,
            reading -> isZero(reading.window().figures().minimum()),
            excess -> excess.message(
                    "zero-watts.samples", excess.worst().interval().place()));

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "zero-watts",
                "No window has 0 W, and no meter gives 0 W as a reading.",
                "invalid for the sum of a window, warning for single samples of a meter",
                "ours: controllers and drivers are known to say 0 for what they cannot read; a second cord may truly carry"
                        + " nothing",
                "Look at samples.csv; take another source, or the meter out of the plan.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return Stream.of(sum, samples).flatMap(rule -> rule.check(run).stream()).toList();
    }

    private static boolean isZero(Measurement watts) {
        return watts.asOptional().isPresent() && watts.asOptional().getAsDouble() <= 0;
    }
}
