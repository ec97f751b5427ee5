package org.wattladder.reporter.rules.meter;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Meters follow the load. */
final class StuckMeter implements Rule {
    private static final int FEWEST_SAMPLES = 5;
    private static final OptionalDouble FULL = OptionalDouble.of(100);

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "stuck-meter",
                "No power meter gives one and the same reading under different loads.",
                "invalid when every sample of every window is the same, warning when those of some windows of"
                        + " different load are, " + FEWEST_SAMPLES + " samples a window at least",
                "ours: management controllers are known to repeat their last reading",
                "Ask the meter's source directly whether its figure changes; take another source.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.ofPower(run).stream()
                .flatMap(meter -> check(meter).stream())
                .toList();
    }

    private Optional<Finding> check(Threshold.Place<MeterReading> meter) {
        Map<Double, List<MeterReading>> byWatts = meter.readings().stream()
                .filter(StuckMeter::isFlat)
                .collect(Collectors.groupingBy(reading ->
                        reading.window().figures().minimum().asOptional().orElseThrow()));
        return byWatts.values().stream()
                .filter(same -> loads(same) > 1)
                .max(Comparator.comparingInt(List::size))
                .map(same -> description()
                        .finding(
                                same.size() == meter.readings().size() ? Severity.INVALID : Severity.WARNING,
                                meter.name(),
                                "stuck-meter.same",
                                Figure.significant(
                                        same.get(0)
                                                .window()
                                                .figures()
                                                .minimum()
                                                .asOptional()
                                                .orElseThrow(),
                                        5),
                                same.size(),
                                meter.readings().size(),
                                loads(same)));
    }

    /** A model may well say the same; what is scripted or published is said to be so elsewhere. */
    private static boolean isFlat(MeterReading reading) {
        return reading.window().tier().compareTo(EvidenceTier.ESTIMATED) < 0
                && reading.window().figures().validSamples() >= FEWEST_SAMPLES
                && reading.window().figures().minimum().asOptional().isPresent()
                && reading.window()
                        .figures()
                        .minimum()
                        .equals(reading.window().figures().maximum());
    }

    private static long loads(List<MeterReading> readings) {
        return readings.stream()
                .map(reading -> load(reading.interval().result().plan().load()))
                .distinct()
                .count();
    }

    /** Full load is one load, paced or not, over all data or less. */
    private static Object load(Load load) {
        return load instanceof Load.Iterations ? FULL : load.percent().isPresent() ? load.percent() : load;
    }
}
