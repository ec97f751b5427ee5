package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/** A machine that runs draws power. */
final class ZeroWatts implements Rule {
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
        return Stream.concat(
                        MeasuredInterval.counting(run).stream().flatMap(interval -> sum(interval).stream()),
                        MeterReading.ofPower(run).entrySet().stream().flatMap(meter -> samples(meter).stream()))
                .toList();
    }

    private Optional<Finding> sum(MeasuredInterval interval) {
        return isZero(interval.result().power().averageWatts())
                ? Optional.of(description()
                        .finding(Severity.INVALID, interval.place(), "The average power of all meters is 0 W."))
                : Optional.empty();
    }

    private Optional<Finding> samples(Map.Entry<String, List<MeterReading>> meter) {
        List<MeterReading> zero = meter.getValue().stream()
                .filter(reading -> isZero(reading.window().figures().minimum()))
                .toList();
        return zero.stream()
                .findFirst()
                .map(first -> description()
                        .finding(
                                Severity.WARNING,
                                "meter " + meter.getKey(),
                                "Some samples are 0 W in " + zero.size() + " of "
                                        + meter.getValue().size() + " windows, first in "
                                        + first.interval().place() + "."));
    }

    private static boolean isZero(Measurement watts) {
        return watts.asOptional().isPresent() && watts.asOptional().getAsDouble() <= 0;
    }
}
