package org.wattladder.reporter.rules;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/** Meters are there all the time. */
final class MeterGaps implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "meter-gap",
                "No meter was lost and found again, and the clock of none was set, in a window.",
                "invalid for a power meter, warning for a temperature sensor",
                "ours: the time without samples is never filled in",
                "Look at the log of the meter's daemon, its network and its cable; let its clock be slewed, not stepped.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Set<String> power = MeterReading.ofPower(run).keySet();
        return MeterReading.ofAll(run).entrySet().stream()
                .flatMap(meter -> check(meter, power.contains(meter.getKey())).stream())
                .toList();
    }

    private Optional<Finding> check(Map.Entry<String, List<MeterReading>> meter, boolean power) {
        List<MeterReading> touched = meter.getValue().stream()
                .filter(reading -> !reading.window().gaps().isEmpty())
                .toList();
        return touched.stream()
                .max(Comparator.comparing(MeterGaps::longest))
                .map(worst -> description()
                        .finding(
                                power ? Severity.INVALID : Severity.WARNING,
                                Message.of("place.meter", meter.getKey()),
                                "meter-gaps.lost",
                                touched.size(),
                                meter.getValue().size(),
                                Figure.decimals(longest(worst).toMillis() / 1e3, 1),
                                worst.interval().place(),
                                worst.window().gaps().get(0).reason()));
    }

    private static Duration longest(MeterReading reading) {
        return reading.window().gaps().stream()
                .map(gap -> Duration.between(gap.from(), gap.until()))
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);
    }
}
